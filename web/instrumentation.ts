import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/**
 * Next calls it once when a server starts: what was not sent before the last restart is sent now.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return
  const { getOutbox } = await import('./notifications/siteOutbox.ts')
  getOutbox()?.wake()
}
