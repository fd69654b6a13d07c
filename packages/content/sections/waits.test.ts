import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimResult } from '../fixtures/claim.ts'
import { now } from '../fixtures/pages.ts'
import { daysAfter } from '../parts/time/day.ts'
import { endOfWait, mapWaits } from './waits.ts'

const unit = (singular: string) => ({ singular, plural: `${singular}s` })

const waitOf = (amount: number, singular: string) => ({
  _key: 'wait',
  what: 'Parto',
  note: null,
  claim: claimResult({ kind: 'duration', amount, unit: unit(singular) }),
})

describe('the end of a wait', () => {
  test.each([
    ['2026-03', 24, 'hora', '2026-04-01'],
    ['2026-03', 180, 'dia', '2026-09-27'],
    ['2027-08', 180, 'dia', '2028-02-27'],
    ['2027-08', 6, 'mês', '2028-03-01'],
    ['2028-02', 24, 'mês', '2030-03-01'],
    ['2026-12', 300, 'dia', '2027-10-27'],
    ['2026-03', 2, 'ano', '2028-03-31'],
  ] as const)(
    'of a contract of %s, after %d of “%s”, is %s at the latest',
    (month, amount, unit, end) => {
      expect(endOfWait(month, { amount, unit })).toBe(end)
    },
  )

  test('is never before that of any day on which the contract may have begun', () => {
    const months = fc.integer({ min: 0, max: 12 * 100 }).map((count) => {
      const year = 2000 + Math.floor(count / 12)
      return `${year}-${String((count % 12) + 1).padStart(2, '0')}`
    })
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 730 }), (month, amount) => {
        const end = endOfWait(month, { amount, unit: 'dia' })
        expect(end >= daysAfter(`${month}-28`, amount)).toBe(true)
      }),
    )
  })
})

const waits = (fields: Partial<Parameters<typeof mapWaits>[0]>) =>
  mapWaits({ eyebrow: null, title: 'Prazos', lead: null, from: null, items: null, ...fields }, now)

describe('waits after another one', () => {
  const items = [waitOf(180, 'dia')]
  const { claim: from } = waitOf(6, 'mês')

  test('stand after it on the scale', () => {
    const { before, items: placed } = waits({ items, from }) ?? {}
    expect(before?.claim.text).toContain('6 mês')
    expect(placed).toMatchObject([{ months: 12 }])
  })

  test('have no place on the scale while its length is not known', () => {
    const over = { ...from, validUntil: '2025-01-01' }
    expect(waits({ items, from: over })?.items).toMatchObject([{ months: undefined }])
  })
})

describe('the dates of waiting times', () => {
  test.each([
    ['all begin with the contract', true, { items: [waitOf(180, 'dia')] }],
    ['none has a length of time', false, { items: [waitOf(3, 'consulta')] }],
    [
      'they come after another one',
      false,
      { items: [waitOf(180, 'dia')], from: waitOf(6, 'mês').claim },
    ],
  ])('are offered, where %s: %j', (_, isDatable, fields) => {
    expect(waits(fields)?.isDatable).toBe(isDatable)
  })
})
