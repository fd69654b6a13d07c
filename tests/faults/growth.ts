/** The middle of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** What the last quarter of a series has more than its first, as a share: 0.1 is a tenth more. */
export function growth(series: readonly number[]): number {
  const quarter = Math.ceil(series.length / 4)
  return median(series.slice(-quarter)) / median(series.slice(0, quarter)) - 1
}
