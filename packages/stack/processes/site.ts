import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'
import type { Call } from './programs.ts'

/** Starts the built site by `next start`, and waits until it answers. */
export async function startSite(settings: Settings): Promise<Running> {
  const running = start({
    name: 'site',
    run: nextStart(settings.ports.site),
    env: {
      ...siteEnvironment(settings),
      PAGES_DIR: settings.pagesDir,
      MAIL_DIR: settings.mailDir,
    },
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).site, settings.logDir)
  return running
}

/**
 * Milliseconds for which a connection stays open after an answer: longer than proxies keep an idle one (nginx: 60 s), so
 * that they never send a form on one that is being closed.
 */
const KEEP_ALIVE_MS = 65_000

/** Returns the program that serves the built site on a loopback port. */
export const nextStart = (port: number): Call => [
  'next',
  'start',
  'web',
  ...['--port', String(port), '--hostname', '127.0.0.1'],
  ...['--keepAliveTimeout', String(KEEP_ALIVE_MS)],
]
