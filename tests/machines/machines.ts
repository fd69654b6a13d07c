import { join } from 'node:path'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { addresses } from '@elos/stack/config'
import { siteEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { type Running, start, untilUp } from '@elos/stack/processes/child'
import { startLake } from '@elos/stack/processes/lake'
import { nextStart } from '@elos/stack/processes/site'
import { secrets } from '@elos/stack/secrets'
import { prepareContent } from '@elos/stack/steps/content'
import { createClient } from '@sanity/client'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { clockOffBy } from './clock.ts'
import { lowPort } from './lowPort.ts'
import { startNginx } from './nginx.ts'
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
  const [port, cachePort, hookPort] = [await lowPort(), await lowPort(), await lowPort()]
  const env = {
    ...siteEnvironment(settings),
    SITE_URL: `http://127.0.0.1:${port}`,
    REDIS_URL: redis.url,
    CDN_PURGE_URL: `http://127.0.0.1:${hookPort}`,
    // A change that no webhook reported is found after a second, as after an outage of Redis.
    CATCH_UP_SECONDS: '1',
  }
  const replicas = await Promise.all(
    CLOCKS.map(async (minutes, index) => {
      const replica = new Replica(`replica-${index}`, await lowPort(), logDir, {
        ...env,
        PAGES_DIR: join(settings.lakeDir, `../pages-${index}`),
        ...clockOffBy(minutes),
      })
      stops.push(() => replica.stop())
      await replica.start()
      return replica
    }),
  )
  const nginx = await startNginx({
    port,
    cachePort,
    replicas: replicas.map((replica) => replica.port),
  })
  stops.push(nginx.stop)
  const hook = await startPurgeHook(hookPort, () => nginx.cacheFolder)
  stops.push(hook.stop)

  const site = `http://127.0.0.1:${port}`
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
    lake: createClient({
      projectId: 'elos',
      dataset: 'production',
      apiVersion: API_VERSION,
      apiHost: lake,
      useProjectHostname: false,
      useCdn: false,
      token: secrets().lakeToken,
      perspective: 'published',
    }),
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
export class Replica {
  readonly #name: string
  readonly port: number
  readonly #logDir: string
  readonly #env: Record<string, string>
  #running: Running | undefined

  constructor(name: string, port: number, logDir: string, env: Record<string, string>) {
    this.#name = name
    this.port = port
    this.#logDir = logDir
    this.#env = env
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    this.#running = start({
      name: this.#name,
      run: nextStart(this.port),
      env: this.#env,
      logDir: this.#logDir,
    })
    await untilUp(this.#running, this.url, this.#logDir, 180)
  }

  /** Ends it as an update does: what runs is finished. */
  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    this.#running?.process.kill('SIGKILL')
    await this.#running?.ended
  }
}
