import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'

/** Starts the built site and waits until it answers. */
export async function startSite(settings: Settings): Promise<Running> {
  const running = start({
    name: 'site',
    run: ['next', 'start', 'web', '--port', String(settings.ports.site), '--hostname', '127.0.0.1'],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).site, settings.logDir)
  return running
}
