import type { PreviewValue } from 'sanity'

const COLUMNS = [0, 1, 2, 3]

/** The first cells of a row, each with its text or claim. */
export const ROW_SELECTION = Object.fromEntries(
  COLUMNS.flatMap((column) => [
    [`text${column}`, `cells.${column}.text`],
    [`claim${column}`, `cells.${column}.claim.title`],
  ]),
)

/** A row in a list: its cells side by side. */
export function describeRow(selection: Record<string, string | undefined>): PreviewValue {
  const cells = COLUMNS.map((column) => selection[`text${column}`] ?? selection[`claim${column}`])
  return { title: cells.filter(Boolean).join(' · ') }
}
