import { addresses, type Settings, usesLocalLake } from '../config.ts'
import { lakeEnvironment } from '../environment.ts'
import { type Running, start, untilUp } from './child.ts'

/** Starts the local Lake and waits until it answers. `webhooks`: whether it reports changes to the site. */
export async function startLake(
  settings: Settings,
  { webhooks = true }: { webhooks?: boolean } = {},
): Promise<Running> {
  const running = start({
    name: 'lake',
    run: ['node', 'packages/lake/bin/lake.ts', 'serve'],
    env: { ...lakeEnvironment(settings), ...(webhooks ? {} : { LAKE_WEBHOOKS: '[]' }) },
    logDir: settings.logDir,
  })
  await untilUp(running, `${addresses(settings).lake}/v1/ping`, settings.logDir)
  return running
}

/** Whether a Lake answers on its port. */
export async function isLakeUp(settings: Settings): Promise<boolean> {
  return fetch(addresses(settings).lake, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/**
 * Runs `work` with access to the content. Starts the local Lake for it, and stops it afterwards, unless
 * it runs already or the content is on another server.
 */
export async function withLake<Result>(
  settings: Settings,
  work: () => Promise<Result>,
): Promise<Result> {
  const starts = usesLocalLake() && !(await isLakeUp(settings))
  const lake = starts ? await startLake(settings) : null
  try {
    return await work()
  } finally {
    await lake?.stop()
  }
}
