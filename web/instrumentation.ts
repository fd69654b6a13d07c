import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { logFailure } from './log/failures.ts'

/**
 * Next calls it once when a server starts, before the first request: the site's own work begins, what Next prints of
 * errors becomes lines of our log, and what the outbox had not sent before the last restart is sent now.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return
  const { requireEnvironment } = await import('./operations/requireEnvironment.ts')
  await requireEnvironment()
  if (process.env.NODE_ENV === 'production') {
    logPrintedErrors()
    const { startWork } = await import('./operations/startWork.ts')
    await startWork()
  }
  const { getOutbox } = await import('./notifications/siteOutbox.ts')
  getOutbox()?.wake()
}

/**
 * Turns what Next prints of an error into a line of our log, with the error's message and our frames of its stack: Next
 * would print the whole object, with whatever somebody put there.
 */
function logPrintedErrors(): void {
  const write = console.error
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
    const [text] = values
    if (error instanceof Error) {
      // By name: its class is another in the bundle of each route.
      if (error.name !== 'LoggedError') logFailure('next-failed', undefined, error)
    } else if (values.length === 1 && typeof text === 'string' && text.startsWith('{')) write(text)
    else
      logFailure(
        'next-failed',
        undefined,
        new Error(values.filter((value) => typeof value === 'string').join(' ')),
      )
  }
}
