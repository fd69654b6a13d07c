import type { Finding } from '@elos/content/review/type'
import { expect, test } from 'vitest'
import { EVERYTHING, filterRows, NOBODY, ownersOf } from './filterRows.ts'
import type { ReviewRow } from './rows.ts'

const row = (
  finding: Pick<Finding, 'rule' | 'reach' | 'title'>,
  owner?: string,
  isKept = false,
): ReviewRow => ({
  finding: {
    severity: 'error',
    documentId: finding.title,
    documentType: 'claim',
    path: 'amount',
    message: 'Confira.',
    fingerprint: 'a',
    ...finding,
  },
  owner,
  status: isKept
    ? { state: 'kept', decision: { _id: 'decision.a', _type: 'reviewDecision' } }
    : { state: 'open' },
})

const rows = [
  row({ rule: 'claimExpired', reach: 'page', title: 'A' }, 'Ana'),
  row({ rule: 'claimExpired', reach: 'home', title: 'B' }),
  row({ rule: 'claimOld', reach: 'home', title: 'C' }, 'Bia'),
  row({ rule: 'claimOld', reach: 'nowhere', title: 'D' }, undefined, true),
]

const titles = (group: { rows: ReviewRow[] }) => group.rows.map(({ finding }) => finding.title)

test('rows are grouped by rule, and those that were decided stand apart', () => {
  const { groups, kept, open } = filterRows(rows, EVERYTHING)
  expect(groups.map((group) => [group.key, titles(group)])).toEqual([
    ['claimExpired', ['A', 'B']],
    ['claimOld', ['C']],
  ])
  expect(titles({ rows: kept })).toEqual(['D'])
  expect(open).toBe(3)
})

test('rows may be grouped by where visitors see them, the most visible first', () => {
  const { groups } = filterRows(rows, { ...EVERYTHING, sorting: 'reach' })
  expect(groups.map((group) => [group.key, titles(group)])).toEqual([
    ['home', ['B', 'C']],
    ['page', ['A']],
  ])
})

test('rows are filtered by kind and by who takes care of them', () => {
  expect(filterRows(rows, { ...EVERYTHING, rule: 'claimOld' }).open).toBe(1)
  expect(filterRows(rows, { ...EVERYTHING, owner: 'Ana' }).groups.flatMap(titles)).toEqual(['A'])
  expect(filterRows(rows, { ...EVERYTHING, owner: NOBODY }).groups.flatMap(titles)).toEqual(['B'])
  expect(ownersOf(rows)).toEqual(['Ana', 'Bia'])
})
