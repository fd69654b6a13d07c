/** Runs one step, and prints its title and how long it took. */
export async function step<T>(title: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  process.stdout.write(`› ${title} …\n`)
  const result = await run()
  process.stdout.write(`✔ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`)
  return result
}
