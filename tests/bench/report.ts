/** The results of a run: figures of several things, as a table. */
export interface Report {
  title: string
  /** One line on how it was measured. */
  how: string
  /** The measures, in the order of the columns. The unit is part of the name: 'LCP, ms'. */
  columns: string[]
  rows: Row[]
}

interface Row {
  /** The thing that was measured: a page, a server. */
  name: string
  /** A figure for each column. */
  figures: number[]
}

/** Prints the results of a run. */
export function report({ title, how, columns, rows }: Report): void {
  console.log(`\n${title}\n${how}\n${tableOf(columns, rows)}`)
}

/** A figure as people read it: three significant digits, and no fraction of a large number. */
function shown(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : String(Number(figure.toPrecision(3)))
}

/** A text table with aligned columns. */
function tableOf(columns: string[], rows: Row[]): string {
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
