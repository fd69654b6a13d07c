import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/**
 * Next calls it once when a server starts, before the first request: the site's own work begins, what Next prints
 * becomes lines of our log, and what the outbox had not sent before the last restart is sent now.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return
  const { requireEnvironment } = await import('./operations/requireEnvironment.ts')
  await requireEnvironment()
  if (process.env.NODE_ENV === 'production') {
    const { logPrinted } = await import('./monitoring/printed.ts')
    logPrinted()
    const { protectBeforeNext } = await import('./http/beforeNext.ts')
    protectBeforeNext()
    const { startWork } = await import('./operations/startWork.ts')
    await startWork(await import('./storedRoutes.ts'))
  }
  const { getOutbox } = await import('./forms/notifications/siteOutbox.ts')
  getOutbox()?.wake()
}
