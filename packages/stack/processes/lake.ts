import { addresses, type Settings } from '../config.ts'
import { lakeEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'

/** Starts the local Lake and waits until it answers. */
export async function startLake(settings: Settings): Promise<Running> {
  const running = start({
    name: 'lake',
    run: ['node', 'packages/lake/bin/lake.ts', 'serve'],
    env: lakeEnvironment(settings),
    logDir: settings.logDir,
  })
  await untilUp(running, `${addresses(settings).lake}/v1/ping`, settings.logDir)
  return running
}
