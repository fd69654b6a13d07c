/** One line of JSON per failure of the Lake itself; what a caller did wrong is not logged. */
export function logError(error: unknown, context: Readonly<Record<string, unknown>>): void {
  const details =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: error }
  const line = { level: 'error', time: new Date().toISOString(), ...context, ...details }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
