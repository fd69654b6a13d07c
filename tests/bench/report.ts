import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { z } from 'zod'

const rowSchema = z.object({
  /** The thing that was measured: a page, a server. */
  name: z.string(),
  /** A figure for each column; null where there is none. */
  figures: z.array(z.number().nullable()),
})

/** The results of a run: figures of several things, as a table. */
export const reportSchema = z.object({
  title: z.string(),
  /** One line on how it was measured. */
  how: z.string(),
  /** The measures, in the order of the columns. The unit is part of the name: 'LCP, ms'. */
  columns: z.array(z.string()),
  rows: z.array(rowSchema),
})

export type Report = z.infer<typeof reportSchema>

/** The folder with the reports of the last run of each benchmark. */
export const REPORTS = join(LOCAL, 'bench')

/** Prints a report, and keeps it for the page of charts (charts.ts) in place of the last one of this name. */
export function report(name: string, results: Report): void {
  console.log(`\n${results.title}\n${results.how}\n${tableOf(results)}`)
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, `${name}.json`), JSON.stringify(results))
}

/** A figure as people read it: three significant digits, and no fraction of a large number. */
export function shown(figure: number | null): string {
  if (figure === null) return '–'
  return figure >= 100 ? figure.toFixed(0) : String(Number(figure.toPrecision(3)))
}

/** A text table with aligned columns. */
export function tableOf({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const cells = [
    ['', ...columns],
    ...rows.map(({ name, figures }) => [name, ...figures.map(shown)]),
  ]
  const widths = ['', ...columns].map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
