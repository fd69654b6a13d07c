import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatLink } from './link.ts'

const PHONE = '551100000000'
const messageOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

describe('the chat link', () => {
  test.each([
    ['accents and line breaks', 'Olá!\nQuero cotar', 'Ol%C3%A1!%0AQuero%20cotar'],
    [
      'characters with a meaning in addresses',
      'A & B #1 +2 50%?',
      'A%20%26%20B%20%231%20%2B2%2050%25%3F',
    ],
    ['emoji', 'Oi 👋🏽', 'Oi%20%F0%9F%91%8B%F0%9F%8F%BD'],
    ['half an emoji, as the replacement character', 'Oi \ud83d', 'Oi%20%EF%BF%BD'],
    ['no message', '', ''],
  ])('carries %s', (_what, message, encoded) => {
    expect(chatLink(PHONE, message)).toBe(`https://wa.me/551100000000?text=${encoded}`)
  })

  test('has only the digits of the number', () => {
    expect(chatLink('+55 (11) 0000-0000', 'Oi')).toBe('https://wa.me/551100000000?text=Oi')
  })

  test('cuts a long message between characters, near the limit, and adds an ellipsis', () => {
    const characters = fc.constantFrom('a', 'ã', '\n', '👋', '&')
    const longTexts = fc.string({ unit: characters, minLength: 300, maxLength: 400 })
    fc.assert(
      fc.property(longTexts, fc.integer({ min: 60, max: 300 }), (message, maxLength) => {
        const link = chatLink(PHONE, message, maxLength)
        expect(link.length).toBeLessThanOrEqual(maxLength)
        expect(link.length).toBeGreaterThan(maxLength - '%F0%9F%91%8B'.length)
        expect(messageOf(link)).toMatch(/…$/)
        expect(message.startsWith(messageOf(link).slice(0, -1))).toBe(true)
        expect(messageOf(link).isWellFormed()).toBe(true)
      }),
    )
  })

  test('has at most 8,000 characters', () => {
    expect(chatLink(PHONE, 'x'.repeat(10_000))).toHaveLength(8000)
  })
})
