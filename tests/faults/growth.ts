import { median } from '../figures.ts'

/** Returns how much larger the last quarter of a series is than the first, as a share: 0.1 is a tenth more. */
export function growth(series: readonly number[]): number {
  const quarter = Math.ceil(series.length / 4)
  return median(series.slice(-quarter)) / median(series.slice(0, quarter)) - 1
}
