/** Returns the value below which a share of the others are. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Returns the median; the upper one of an even number of values. */
export const median = (values: readonly number[]) => quantile(values, 0.5)
