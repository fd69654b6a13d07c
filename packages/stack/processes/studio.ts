import { join } from 'node:path'
import { addresses, type Settings, TOP } from '../config.ts'
import { studioEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'

/** Serves the built Studio and waits until it answers. */
export async function startStudio(settings: Settings): Promise<Running> {
  const folder = join(TOP, 'studio', settings.studioDist)
  const running = start({
    name: 'studio',
    run: [
      'node',
      'packages/stack/processes/studioServer.ts',
      folder,
      String(settings.ports.studio),
    ],
    env: studioEnvironment(settings),
    logDir: settings.logDir,
  })
  await untilUp(running, addresses(settings).studio, settings.logDir)
  return running
}
