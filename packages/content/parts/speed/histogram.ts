import { METRICS, type MetricName } from './metrics.ts'

/** How many values of a metric were in each of its classes. */
export type Histogram = readonly number[]

export const emptyHistogram = (name: MetricName): number[] =>
  Array.from({ length: METRICS[name].limits.length + 1 }, () => 0)

/** Returns the class that a value is counted in. */
export function classOf(name: MetricName, value: number): number {
  const limits: readonly number[] = METRICS[name].limits
  const index = limits.findIndex((limit) => value <= limit)
  return index === -1 ? limits.length : index
}

/** Adds histograms of one metric. */
export const addHistograms = (name: MetricName, histograms: readonly Histogram[]): Histogram =>
  emptyHistogram(name).map((_, index) =>
    histograms.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  )

export const countOf = (counts: Histogram): number => counts.reduce((sum, each) => sum + each, 0)

/**
 * Returns the value that a share of the counted values do not exceed, as if the values of a class were spread
 * evenly over it; of the last class its lower limit. Undefined when nothing was counted.
 *
 * @param share 0.75 for the 75th percentile
 */
export function quantile(name: MetricName, counts: Histogram, share: number): number | undefined {
  const limits: readonly number[] = METRICS[name].limits
  const total = countOf(counts)
  if (total === 0) return undefined
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= share * total) {
      const from = limits[index - 1] ?? 0
      const to = limits[index] ?? from
      return from + (to - from) * ((share * total - below) / count)
    }
    below += count
  }
  return limits.at(-1)
}
