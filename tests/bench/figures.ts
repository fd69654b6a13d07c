/** Times `run`, in milliseconds. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now()
  const result = await run()
  return { result, ms: performance.now() - begun }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** 'median (min–max)' in milliseconds. */
export function spread(values: number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(1)} ms (${low.toFixed(1)}–${high.toFixed(1)})`
}
