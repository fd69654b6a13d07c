import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatLink } from './link.ts'

test('the link carries the number and the message, accents and line breaks included', () => {
  expect(chatLink('+55 11 0000-0000', 'Olá!\nQuero saber & cotar #1')).toBe(
    'https://wa.me/551100000000?text=Ol%C3%A1!%0AQuero%20saber%20%26%20cotar%20%231',
  )
})

test('any message comes out of the link as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      expect(new URL(chatLink('551100000000', message)).searchParams.get('text')).toBe(message)
    }),
  )
})
