import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatAddress } from './chat.ts'

it.each([
  ['(11) 98888-7777', '5511988887777'],
  ['11 3333-4444', '551133334444'],
  ['011 98888-7777', '5511988887777'],
  ['55 11 98888 7777', '5511988887777'],
  ['+55 (11) 98888-7777', '5511988887777'],
  ['+351 912 345 678', '351912345678'],
  ['00 351 912 345 678', '351912345678'],
])('a phone typed as %s is chatted with at %s', (phone, number) => {
  expect(chatAddress({ phone })).toContain(`https://wa.me/${number}?text=`)
})

it.each(['98888-7777', 'ligar à noite', '', '+'])('a phone typed as "%s" is nobody’s', (phone) => {
  expect(chatAddress({ phone })).toBeUndefined()
})

it('greets by the first name', () => {
  const address = chatAddress({ name: 'Antônia & Cia', phone: '11 98888-7777' })
  expect(new URL(address ?? '').searchParams.get('text')).toBe(
    'Olá, Antônia! Recebemos o seu pedido pelo site.',
  )
})

it('is an address of the chat, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, phone) => {
      const address = chatAddress({ name, phone })
      if (address) expect(new URL(address).origin).toBe('https://wa.me')
    }),
  )
})
