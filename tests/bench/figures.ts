import { median } from '../median.ts'

/** Runs a task; returns its result and its duration in milliseconds. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now()
  const result = await run()
  return { result, ms: performance.now() - begun }
}

/** Durations in milliseconds as 'median (min–max)'. */
export function spread(values: number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(1)} ms (${low.toFixed(1)}–${high.toFixed(1)})`
}
