/** Writes one line of JSON to stderr for a failure of the Lake. Errors of callers are not logged. */
export function logError(error: unknown, context: Readonly<Record<string, unknown>>): void {
  const details =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: error }
  const line = { level: 'error', time: new Date().toISOString(), ...context, ...details }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
