import { expect, test } from 'vitest'
import { originsOf } from './origins.ts'

const inMonths = (november: number, october: number) => [
  { month: '2026-11', count: november },
  { month: '2026-10', count: october },
]

test('requests are counted by page, by campaign and by the month of São Paulo, the most and the newest first', () => {
  const verao = { source: 'google', campaign: 'verao' }
  const origins = originsOf([
    { page: '/amil-saude', submittedAt: '2026-10-31T12:00:00Z', campaign: verao },
    // It is still October in São Paulo.
    { page: '/amil-saude', submittedAt: '2026-11-01T02:00:00Z', campaign: null },
    { page: '/', submittedAt: '2026-11-01T12:00:00Z', campaign: { source: 'newsletter' } },
    { page: '/amil-saude', submittedAt: '2026-11-02T12:00:00Z', campaign: verao },
  ])
  expect(origins).toEqual({
    months: ['2026-11', '2026-10'],
    pages: [
      { name: '/amil-saude', total: 3, byMonth: inMonths(1, 2) },
      { name: '/', total: 1, byMonth: inMonths(1, 0) },
    ],
    campaigns: [
      { name: 'verao', total: 2, byMonth: inMonths(1, 1) },
      { name: 'newsletter', total: 1, byMonth: inMonths(1, 0) },
      { name: 'Sem campanha', total: 1, byMonth: inMonths(0, 1) },
    ],
  })
})

test('a request of which nothing is left but that it came still counts, and without any there is nothing', () => {
  expect(originsOf([{}, { page: null, submittedAt: 'ontem', campaign: {} }])).toEqual({
    months: [],
    pages: [{ name: 'Sem página', total: 2, byMonth: [] }],
    campaigns: [{ name: 'Sem campanha', total: 2, byMonth: [] }],
  })
  expect(originsOf([])).toEqual({ months: [], pages: [], campaigns: [] })
})
