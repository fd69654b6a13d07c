import { join } from 'node:path'
import { connect } from '@elos/lake/testing/client'
import { addresses } from '@elos/stack/config'
import { siteEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { type Running, start, untilUp } from '@elos/stack/processes/child'
import { startLake } from '@elos/stack/processes/lake'
import { freePort } from '@elos/stack/processes/ports'
import { nextStart } from '@elos/stack/processes/site'
import { secrets } from '@elos/stack/secrets'
import { prepareContent } from '@elos/stack/steps/content'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { startNginx } from '../nginx.ts'
import { clockOffBy } from './clock.ts'
import { lowPort } from './lowPort.ts'
import { machinesNginx } from './nginx.ts'
import { startPurgeHook } from './purgeHook.ts'
import { redisProcess } from './redisProcess.ts'

/** Minutes by which the clocks of the replicas are off. */
const CLOCKS = [-10, 0, 10]

/** Milliseconds between two deliveries of a webhook. */
const RETRY_MS = 200

/**
 * Starts a Lake, a Redis, three replicas of a built site whose clocks are ten minutes apart, and nginx
 * before them, without a cache and with one.
 *
 * @param siteDist Next's output folder
 */
export async function startMachines(siteDist: string) {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    return { ...(await startAll(siteDist, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>

async function startAll(siteDist: string, stops: (() => unknown)[]) {
  const fresh = await freshSettings('machines')
  stops.push(fresh.remove)
  const settings = { ...fresh, siteDist }
  const { lake } = addresses(settings)
  const { logDir } = settings
  // The tests deliver the webhooks, to know when each was answered.
  const running = await startLake(settings, { webhooks: false })
  stops.push(running.stop)
  await prepareContent(settings)

  const redis = await redisProcess()
  stops.push(redis.end)
  const ports = await Promise.all(CLOCKS.map(lowPort))
  const cachePort = await freePort()
  const cacheFolder = join(settings.lakeDir, '../cache')
  const { origin: site, stop: stopNginx } = await startNginx((_, port) =>
    machinesNginx({ port, cachePort, cacheFolder, replicas: ports }),
  )
  stops.push(stopNginx)
  const hook = await startPurgeHook(cacheFolder)
  stops.push(hook.stop)

  const env = {
    ...siteEnvironment(settings),
    SITE_URL: site,
    REDIS_URL: redis.url,
    CDN_PURGE_URL: hook.url,
    // A change that no webhook reported is found after a second, as after an outage of Redis.
    CATCH_UP_SECONDS: '1',
  }
  const replicas = ports.map((port, index) =>
    replicaAt(port, logDir, {
      ...env,
      PAGES_DIR: join(settings.lakeDir, `../pages-${index}`),
      ...clockOffBy(CLOCKS[index] ?? 0),
    }),
  )
  stops.push(() => Promise.all(replicas.map(({ stop }) => stop())))
  await Promise.all(replicas.map(({ start }) => start()))
  return {
    redis,
    replicas,
    /** The proxy before the replicas. */
    site,
    /** The same through a cache. */
    cache: `http://127.0.0.1:${cachePort}`,
    /** Ends what purges that cache. */
    endPurges: hook.stop,
    /** An editor's connection to the Lake. */
    lake: connect(lake, { token: secrets().lakeToken, perspective: 'published' }),
    tell: (change: Change) => tell(site, change),
  }
}

interface Change {
  _id: string
  _type: string
  _rev: string
  path?: string
}

/**
 * Reports a change to any replica, as the Lake's webhook does: again, newly signed, until it is accepted.
 * Returns the statuses of the answers.
 */
async function tell(site: string, change: Change): Promise<number[]> {
  const body = JSON.stringify({ ...change, operation: 'update', relisted: false })
  const statuses: number[] = []
  for (;;) {
    const signature = await encodeSignatureHeader(body, Date.now(), secrets().webhookSecret)
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
    const answer = await fetch(`${site}/api/revalidate`, { method: 'POST', headers, body })
    const text = await answer.text()
    statuses.push(answer.status)
    if (answer.ok) return statuses
    if (answer.status < 500) throw new Error(`The webhook was refused: ${answer.status} ${text}`)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** A server of the site, which can be killed and started again. */
function replicaAt(port: number, logDir: string, env: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`
  let running: Running | undefined
  return {
    url,
    async start(): Promise<void> {
      running = start({ name: `replica-${port}`, run: nextStart(port), env, logDir })
      await untilUp(running, url, logDir, 180)
    },
    /** Ends it as an update does: what runs is finished. */
    stop: async () => running?.stop(),
    /** Ends it as a power cut does. */
    async kill(): Promise<void> {
      running?.process.kill('SIGKILL')
      await running?.ended
    },
  }
}

export type Replica = ReturnType<typeof replicaAt>
