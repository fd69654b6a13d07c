/** The result of a step, and what its line says of it, such as a count. */
export interface Outcome {
  succeeded: boolean
  note?: string
}

/**
 * Runs one step, and prints a line with its title, how it ended and how long it took. A terminal also shows when it
 * begins.
 *
 * @param outcomeOf how a result is judged; by default a step succeeds unless it throws
 */
export async function step<T>(
  title: string,
  run: () => Promise<T>,
  outcomeOf: (result: T) => Outcome = () => ({ succeeded: true }),
): Promise<T> {
  const begun = performance.now()
  const end = ({ succeeded, note }: Outcome) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const said = note ? `${title}: ${note}` : title
    process.stdout.write(`${succeeded ? '✔' : '✖'} ${said} (${seconds} s)\n`)
  }
  if (process.stdout.isTTY) process.stdout.write(`› ${title} …\n`)
  try {
    const result = await run()
    end(outcomeOf(result))
    return result
  } catch (error) {
    end({ succeeded: false })
    throw error
  }
}
