import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { type Running, untilUp } from './child.ts'
import { NEXT } from './programs.ts'
import { startServer } from './server.ts'

/** Starts the built site and waits until it answers. */
export async function startSite(settings: Settings): Promise<Running> {
  const running = startServer({
    name: 'site',
    serve: [NEXT, 'start', 'web', '--port', String(settings.ports.site), '--hostname', '127.0.0.1'],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).site, settings.logDir)
  return running
}
