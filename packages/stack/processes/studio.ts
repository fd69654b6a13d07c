import { join } from 'node:path'
import { addresses, type Settings, TOP } from '../config.ts'
import { type Running, untilUp } from './child.ts'
import { startServer } from './server.ts'

/** Serves the built Studio and waits until it answers. */
export async function startStudio(settings: Settings): Promise<Running> {
  const folder = join(TOP, 'studio', settings.studioDist)
  const running = startServer({
    name: 'studio',
    serve: ['packages/stack/processes/studioServer.ts', folder, String(settings.ports.studio)],
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).studio, settings.logDir)
  return running
}
