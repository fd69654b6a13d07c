import { REACHES } from '@elos/content/review/reach'
import type { ReviewRule } from '@elos/content/review/type'
import { REACH_LABELS, RULE_LABELS, SEVERITY_TONES } from './labels.ts'
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

/**
 * The rows that a filter lets through: those to decide or correct, in groups by rule or by where visitors see them,
 * those that were decided, and the number of things that staff should do.
 */
export function filterRows(rows: readonly ReviewRow[], filter: ReviewFilter) {
  const through = rows.filter((row) => passes(row, filter))
  const open = through.filter(({ status }) => status.state !== 'kept')
  const kept = through.filter(({ status }) => status.state === 'kept')
  return {
    groups: filter.sorting === 'reach' ? byReach(open) : byRule(open),
    kept,
    open: countOf(openOf(through)),
  }
}

/** Rows that belong together, and whether they are hidden until somebody opens the group. */
interface RowGroup {
  key: string
  title: string
  why?: string
  tone: (typeof SEVERITY_TONES)[keyof typeof SEVERITY_TONES]
  startsClosed: boolean
  rows: ReviewRow[]
}

function byRule(rows: readonly ReviewRow[]): RowGroup[] {
  const groups = Map.groupBy(rows, ({ finding }) => finding.rule)
  return [...groups].map(([rule, group]) => {
    const severity = group[0]?.finding.severity ?? 'info'
    // Findings that are only worth a look, and texts that a launch replaces all together, are one row at first.
    const startsClosed = rule === 'placeholder' || severity === 'info'
    const tone = SEVERITY_TONES[severity]
    return { key: rule, ...RULE_LABELS[rule], tone, startsClosed, rows: group }
  })
}

function byReach(rows: readonly ReviewRow[]): RowGroup[] {
  const groups = Map.groupBy(rows, ({ finding }) => finding.reach)
  return REACHES.flatMap((reach) => {
    const group = groups.get(reach)
    const looks = { title: REACH_LABELS[reach], tone: 'default', startsClosed: false } as const
    return group ? [{ key: reach, ...looks, rows: group }] : []
  })
}

/** Returns the names of the people who take care of rows, sorted. */
export const ownersOf = (rows: readonly ReviewRow[]): string[] =>
  [...new Set(rows.flatMap(({ owner }) => owner ?? []))].sort((one, other) =>
    one.localeCompare(other, 'pt-BR'),
  )
