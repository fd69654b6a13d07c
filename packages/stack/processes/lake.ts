import { addresses, type Settings } from '../config.ts'
import { lakeEnvironment } from '../environment.ts'
import { type Running, untilUp } from './child.ts'
import { startServer } from './server.ts'

/** Starts the local Lake and waits until it answers. */
export async function startLake(settings: Settings): Promise<Running> {
  const running = startServer({
    name: 'lake',
    serve: ['packages/lake/bin/lake.ts', 'serve'],
    env: lakeEnvironment(settings),
    logDir: settings.logDir,
  })
  await untilUp(running, `${addresses(settings).lake}/v1/ping`, settings.logDir)
  return running
}
