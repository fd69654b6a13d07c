import { expect, test } from 'vitest'
import { countValues, FILTERS, isWanted, type Wanted } from './filters.ts'

const leads = [
  {
    name: 'Ana',
    kind: 'quote',
    assignee: 'Bia',
    // 23:30 of the day before in São Paulo.
    submittedAt: '2026-11-26T02:30:00Z',
    campaign: { source: 'google', campaign: 'verao' },
  },
  { name: 'José', kind: 'partner', submittedAt: '2026-11-26T12:00:00Z' },
  {
    name: 'Eva',
    kind: 'quote',
    submittedAt: '2026-11-26T13:00:00Z',
    campaign: { source: 'carta' },
  },
  { name: 'Davi', campaign: { medium: 'verao' } },
]

const ALL: Wanted = { assignee: '', kind: '', day: '', campaign: '' }

test.each<[Partial<Wanted>, string[]]>([
  [{}, ['Ana', 'José', 'Eva', 'Davi']],
  [{ assignee: 'Bia' }, ['Ana']],
  [{ kind: 'quote' }, ['Ana', 'Eva']],
  [{ day: '2026-11-26' }, ['José', 'Eva']],
  [{ day: '2026-11-26', kind: 'quote' }, ['Eva']],
  [{ campaign: 'verao' }, ['Ana', 'Davi']],
])('%j leaves %j', (wanted, names) => {
  const found = leads.filter((lead) => isWanted(lead, { ...ALL, ...wanted }))
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('each filter counts the leads with each value: days the newest first, the rest the most first', () => {
  const counts = FILTERS.map((filter) => countValues(leads, filter, ''))
  expect(counts.map((values) => values.map(({ value, count }) => `${value} ${count}`))).toEqual([
    ['quote 2', 'partner 1'],
    ['2026-11-26 2', '2026-11-25 1'],
    ['verao 2', 'carta 1'],
  ])
})

test('the chosen value stays among the choices when its last lead is gone', () => {
  const [kind] = FILTERS
  expect(kind && countValues([], kind, 'quote')).toEqual([{ value: 'quote', count: 0 }])
})
