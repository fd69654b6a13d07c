import { describe, expect, test } from 'vitest'
import { earlyNextProblems, oldCheckProblems } from './claimCheck.ts'

const TODAY = '2026-11-26'
const OLD = '2025-08-27'
const price = { _id: 'claim-a', kind: 'price', amount: 200, period: 'month', asOf: OLD }

/** The fields of which a claim is asked for another check. */
const askedAt = (published: Record<string, unknown> | undefined, claim: Record<string, unknown>) =>
  oldCheckProblems(published, claim, TODAY).map(({ path }) => path.join('.'))

describe('a new value asks for a new check', () => {
  test.each([
    ['another number', { ...price, amount: 239.9 }],
    ['another text', { ...price, text: 'gratuito' }],
    ['another period', { ...price, period: 'year' }],
    ['a qualifier', { ...price, qualifier: 'from' }],
    ['another unit', { ...price, unit: { singular: 'mês', plural: 'meses' } }],
    ['another kind', { ...price, kind: 'percent' }],
    ['a check that is still older', { ...price, amount: 239.9, asOf: '2024-01-01' }],
    [
      'a check that is newer, but more than a month old',
      { ...price, amount: 239.9, asOf: '2026-10-25' },
    ],
  ])('a claim with %s asks for one', (_, claim) => {
    expect(askedAt(price, claim)).toEqual(['asOf'])
  })

  test('a claim that is new itself, such as a copy, asks for one', () => {
    expect(askedAt(undefined, price)).toEqual(['asOf'])
    expect(askedAt(undefined, { ...price, asOf: TODAY })).toEqual([])
  })

  test('a change on the day after another one asks for one', () => {
    const yesterday = { ...price, asOf: '2026-11-25' }
    expect(askedAt(yesterday, { ...yesterday, amount: 239.9 })).toEqual(['asOf'])
  })

  test('the message names the day of the old check', () => {
    const [problem] = oldCheckProblems(price, { ...price, amount: 239.9 }, TODAY)
    expect(problem?.message).toBe(
      'O valor é novo, mas a conferência é de 27/08/2025. Confira o valor na fonte e escreva o dia da conferência em “Conferido em”.',
    )
  })
})

describe('no check is asked for', () => {
  const checkedToday = { ...price, asOf: TODAY }
  test.each([
    ['when nothing changes', price, price],
    ['when the conditions are worded anew', price, { ...price, conditions: 'até 23 anos' }],
    ['when the source was checked today', price, { ...checkedToday, amount: 239.9 }],
    [
      'when the source was checked this month',
      price,
      { ...price, amount: 239.9, asOf: '2026-11-03' },
    ],
    ['when the number changes twice a day', checkedToday, { ...checkedToday, amount: 239.9 }],
    ['when no day of a check is stated', price, { ...price, amount: 239.9, asOf: undefined }],
  ])('%s', (_, published, claim) => {
    expect(askedAt(published, claim)).toEqual([])
  })
})

describe('a next value', () => {
  const next = { amount: 220, validFrom: '2027-01-01' }
  const withNext = (fields: object) => ({ ...price, next: { ...next, ...fields } })

  test('needs a check of its own when it is new or another', () => {
    expect(askedAt(price, withNext({ asOf: OLD }))).toEqual(['next.asOf'])
    expect(askedAt(price, withNext({ asOf: TODAY }))).toEqual([])
    expect(askedAt(withNext({ asOf: OLD }), withNext({ asOf: OLD, amount: 230 }))).toEqual([
      'next.asOf',
    ])
    expect(askedAt(withNext({ asOf: OLD }), withNext({ asOf: OLD }))).toEqual([])
  })

  test('that has become the value is no new one, tidied up or not', () => {
    const begun = { ...price, next: { amount: 220, validFrom: '2026-11-01', asOf: OLD } }
    expect(askedAt(begun, begun)).toEqual([])
    expect(askedAt(begun, { ...price, amount: 220, validFrom: '2026-11-01' })).toEqual([])
    const corrected = { ...begun, next: { ...begun.next, amount: 230 } }
    expect(askedAt(begun, corrected)).toEqual(['next.asOf'])
  })
})

describe('the first day of a next value', () => {
  const beginning = (validFrom: string) => ({ ...price, next: { amount: 220, validFrom } })

  test.each([TODAY, '2026-11-25'])('is refused when it is set to %s', (day) => {
    const [problem] = earlyNextProblems(beginning('2026-12-01'), beginning(day), TODAY)
    expect(problem?.path).toEqual(['next', 'validFrom'])
    expect(earlyNextProblems(undefined, beginning(day), TODAY)).toHaveLength(1)
  })

  test('is accepted when it is to come, and when it has come since it was published', () => {
    expect(earlyNextProblems(price, beginning('2026-11-27'), TODAY)).toEqual([])
    expect(earlyNextProblems(beginning(TODAY), beginning(TODAY), TODAY)).toEqual([])
    expect(earlyNextProblems(price, price, TODAY)).toEqual([])
  })
})
