/** Prints a table of figures, for those who run the long form of a test. */
export function printFigures(title: string, figures: Record<string, string | number>): void {
  const width = Math.max(...Object.keys(figures).map((name) => name.length))
  const rows = Object.entries(figures).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
  console.log([title, ...rows].join('\n'))
}

/** Returns the value below which a share of the others are: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Returns milliseconds as a text. */
export const ms = (value: number) => `${Math.round(value)} ms`
