import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, tidyPhone } from './format.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')
const areas = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
const numbers = fc.oneof(fc.stringMatching(/^[2-5]\d{7}$/), fc.stringMatching(/^9\d{8}$/))
/** A whole Brazilian phone, as its digits from the area code on. */
const phones = fc.tuple(areas, numbers).map(([area, number]) => area.join('') + number)
const typed = fc.string({ unit: fc.constantFrom(...'0123456789+()- .a') })

describe('a whole Brazilian phone', () => {
  test('is recognised behind every mix of country, zeros and the code of a carrier', () => {
    const country = fc.constantFrom('', '55', '+55', '0055', '+ 55 ', '(+55) ', '00 55 ')
    const trunk = fc.constantFrom('', '0', '(0)', '0 ', '015', '0 21 ', '0(41)', '031-', '(0xx) ')
    const written = phones.chain((phone) => {
      const [area, number] = [phone.slice(0, 2), phone.slice(2)]
      const halves = `${number.slice(0, -4)}-${number.slice(-4)}`
      return fc.constantFrom(phone, `${area} ${number}`, `(${area}) ${halves}`, `${area}.${halves}`)
    })
    fc.assert(
      fc.property(country, trunk, written, (first, second, phone) => {
        const pasted = first + second + phone
        expect(digitsOf(tidyPhone(pasted)), pasted).toBe(digitsOf(phone))
      }),
    )
  })
})

describe('any other phone is unchanged', () => {
  test.each([
    '+351 912 345 678',
    '0800 000 0000',
    '3000-0000',
    '(55) 3000-0000 ramal 12',
    '190 ou o vizinho',
  ])('%s', (phone) => {
    expect(tidyPhone(phone)).toBe(phone)
    expect(formatPhone(phone)).toBe(phone)
  })
})

describe('a phone while it is typed', () => {
  test('is written the usual way with any prefix', () => {
    const prefixes = fc.constantFrom('', '0', '55', '+55')
    fc.assert(
      fc.property(phones, prefixes, (phone, prefix) => {
        const value = [...(prefix + phone)].reduce((text, key) => formatPhone(text + key), '')
        expect(value).toBe(tidyPhone(phone))
      }),
    )
  })

  test('can be deleted key by key', () => {
    fc.assert(
      fc.property(phones, (phone) => {
        let value = formatPhone(phone)
        for (let left = phone.length; left > 0; left--) value = formatPhone(value.slice(0, -1))
        expect(value).toBe('')
      }),
    )
  })

  test('does not change when it is formatted again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })
})
