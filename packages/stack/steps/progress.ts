/** Runs one step and shows it with its duration, so that a person sees what is going on. */
export async function step<T>(title: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  process.stdout.write(`› ${title} …\n`)
  const result = await run()
  process.stdout.write(`✔ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`)
  return result
}
