import { REACHES } from '@elos/content/review/reach'
import type { Reach, ReviewRule } from '@elos/content/review/type'
import { countOf, openOf, type ReviewRow } from './rows.ts'

/** How rows are sorted: by rule, the most urgent first, or by where visitors see what they are about. */
type Sorting = 'urgency' | 'reach'

/** The choice of which rows are shown, and how. Empty values leave nothing out. */
export interface ReviewFilter {
  rule: ReviewRule | ''
  /** The name of who takes care of the row, or `NOBODY`. */
  owner: string
  sorting: Sorting
}

/** The choice of rows of which nobody takes care. No name of a person begins like this. */
export const NOBODY = '\u0000'

export const EVERYTHING: ReviewFilter = { rule: '', owner: '', sorting: 'urgency' }

const passes = ({ finding, owner }: ReviewRow, filter: ReviewFilter): boolean =>
  (filter.rule === '' || finding.rule === filter.rule) &&
  (filter.owner === '' || (owner ?? NOBODY) === filter.owner)

/** The rows after a filter: those to decide or correct, in groups, and those that were decided. */
export interface FilteredRows {
  groups: { key: string; rule?: ReviewRule; reach?: Reach; rows: ReviewRow[] }[]
  kept: ReviewRow[]
  /** The number of things in it that staff should do. */
  open: number
}

/** The rows that a filter lets through, grouped by rule or by where visitors see them. */
export function filterRows(rows: readonly ReviewRow[], filter: ReviewFilter): FilteredRows {
  const through = rows.filter((row) => passes(row, filter))
  const open = through.filter(({ status }) => status.state !== 'kept')
  const kept = through.filter(({ status }) => status.state === 'kept')
  return {
    groups: filter.sorting === 'reach' ? byReach(open) : byRule(open),
    kept,
    open: countOf(openOf(through)),
  }
}

const byRule = (rows: readonly ReviewRow[]) =>
  [...Map.groupBy(rows, ({ finding }) => finding.rule)].map(([rule, group]) => ({
    key: rule,
    rule,
    rows: group,
  }))

function byReach(rows: readonly ReviewRow[]) {
  const groups = Map.groupBy(rows, ({ finding }) => finding.reach)
  return REACHES.flatMap((reach) => {
    const group = groups.get(reach)
    return group ? [{ key: reach, reach, rows: group }] : []
  })
}

/** Returns the names of the people who take care of rows, sorted. */
export const ownersOf = (rows: readonly ReviewRow[]): string[] =>
  [...new Set(rows.flatMap(({ owner }) => owner ?? []))].sort((one, other) =>
    one.localeCompare(other, 'pt-BR'),
  )
