import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../form/check.ts'
import { TYPED_PHONES } from '../testing/phones.ts'
import { phoneFault } from './fault.ts'
import { formatPhone } from './format.ts'
import { phoneSchema } from './schema.ts'

const typedText = fc.string({ unit: fc.constantFrom(...'0123456789+()- .a'), maxLength: 20 })

describe('a phone', () => {
  test.each(TYPED_PHONES.filter(({ stored }) => stored))(
    'typed as “$typed” is stored as $stored',
    ({ typed, stored }) => {
      expect(check(phoneSchema, typed)).toEqual({ ok: true, value: stored })
      expect(formatPhone(typed)).toBe(stored)
    },
  )

  test.each(TYPED_PHONES.filter(({ fault }) => fault))(
    'typed as “$typed” is refused: $fault',
    ({ typed, fault }) => {
      expect(check(phoneSchema, typed)).toEqual({ ok: false, errors: { form: fault } })
    },
  )

  test('has the same fault whether the field has formatted it or not', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        expect(phoneFault(formatPhone(typed))).toBe(phoneFault(typed))
      }),
    )
  })

  test('is stored as ten or eleven digits, and does not change when it is checked again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]{2}9?[2-9]\d{7}$/), (digits) => {
        const first = check(phoneSchema, digits)
        fc.pre(first.ok)
        expect(first.value.replace(/\D/g, '')).toBe(digits)
        expect(check(phoneSchema, first.value)).toEqual(first)
      }),
    )
  })
})
