/**
 * Runs one step, and prints its title, how it ended and how long it took.
 *
 * @param succeeded whether the result is a success, for a step whose failure is no error
 */
export async function step<T>(
  title: string,
  run: () => Promise<T>,
  succeeded: (result: T) => boolean = () => true,
): Promise<T> {
  const begun = performance.now()
  const end = (mark: string) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${mark} ${title} (${seconds} s)\n`)
  }
  process.stdout.write(`› ${title} …\n`)
  try {
    const result = await run()
    end(succeeded(result) ? '✔' : '✖')
    return result
  } catch (error) {
    end('✖')
    throw error
  }
}
