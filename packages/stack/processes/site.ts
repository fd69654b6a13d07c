import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'

/** Starts the built site (the front, which starts Next's server) and waits until it answers. */
export async function startSite(settings: Settings): Promise<Running> {
  const running = start({
    name: 'site',
    run: ['node', 'web/server/start.ts'],
    env: {
      ...siteEnvironment(settings),
      PORT: String(settings.ports.site),
      HOST: '127.0.0.1',
      PAGES_DIR: settings.pagesDir,
      MAIL_DIR: settings.mailDir,
    },
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).site, settings.logDir)
  return running
}
