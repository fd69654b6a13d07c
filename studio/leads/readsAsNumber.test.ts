import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readsAsNumber } from './readsAsNumber.ts'

const locale = fc.constantFrom('pt-BR', 'en-US')

/** Texts that spreadsheets in Portuguese or English read as numbers. */
const numbers = fc.oneof(
  fc.stringMatching(/^\d{1,14}$/),
  fc.stringMatching(/^\d{1,3}[Ee]\d{1,3}$/),
  fc.stringMatching(/^\d{5}-\d{3}$/),
  fc
    .tuple(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      locale,
      fc.constantFrom('BRL', 'USD'),
    )
    .chain(([amount, where, currency]) =>
      fc.constantFrom(
        String(amount),
        amount.toLocaleString(where),
        amount.toLocaleString(where, { style: 'percent' }),
        amount.toLocaleString(where, { style: 'currency', currency }),
        `(${amount})`,
      ),
    ),
)

/** Texts that they read as dates or times. */
const dates = fc
  .tuple(fc.date({ noInvalidDate: true }), locale, fc.constantFrom('short', 'medium', 'long'))
  .chain(([day, where, style]) =>
    fc.constantFrom(
      day.toISOString(),
      day.toLocaleDateString(where, { dateStyle: style }),
      day.toLocaleTimeString(where, { timeStyle: 'short' }),
      day.toLocaleDateString(where, { month: 'short', day: 'numeric' }),
      day.toLocaleDateString('en-US', { month: 'short' }) + day.getDate(),
    ),
  )

test('a number or a date is known however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(numbers, dates), (text) => {
      expect(readsAsNumber(text)).toBe(true)
    }),
  )
})

test.each(['123E45', '004521', '1DEC23', '34, 36', 'maio-2027'])('%s is one of them', (text) => {
  expect(readsAsNumber(text)).toBe(true)
})

test.each([
  '',
  'A3F09C',
  '(11) 98888-7777',
  'verao-2027',
  '/bradesco-saude/2',
  'maria1@exemplo.com.br',
  'Cidade: São Paulo',
  'Dez',
])('%j is text to a spreadsheet too', (text) => {
  expect(readsAsNumber(text)).toBe(false)
})
