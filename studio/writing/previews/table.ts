import type { PreviewValue } from 'sanity'
import { type StoredRow, widthOf } from '../tables/grid.ts'

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

interface TableSelection {
  caption?: string
  rows?: readonly StoredRow[]
}

/** A table in a text: its title, its size and its header. */
export function describeTable({ caption, rows = [] }: TableSelection): PreviewValue {
  const header = rows[0]?.cells?.flatMap(({ text }) => text ?? []) ?? []
  const size = `${rows.length} × ${widthOf(rows)}`
  return {
    title: caption || 'Tabela sem título',
    subtitle: rows.length > 0 ? [size, ...header].join(' · ') : 'vazia',
  }
}
