/** The results of a run: figures of several things, as a table. */
export interface Report {
  title: string
  /** One line on how it was measured. */
  how: string
  /** The measures, in the order of the columns. The unit is part of the name: 'LCP, ms'. */
  columns: string[]
  /** For each thing that was measured (a page, a server) a figure for each column. */
  rows: { name: string; figures: number[] }[]
}

/** Prints the results of a run. */
export function report({ title, how, columns, rows }: Report): void {
  const named = (figures: number[]) => figures.map((figure, at) => [columns[at], rounded(figure)])
  console.log(`\n${title}\n${how}`)
  console.table(
    Object.fromEntries(rows.map(({ name, figures }) => [name, Object.fromEntries(named(figures))])),
  )
}

/** A figure as people read it: three significant digits, and no fraction of a large number. */
const rounded = (figure: number) =>
  figure >= 100 ? Math.round(figure) : Number(figure.toPrecision(3))
