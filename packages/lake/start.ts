import { setMaxListeners } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Queries } from './answering/queries.ts'
import {
  checkOptions,
  DEFAULT_LIMITS,
  DEFAULT_NAMES,
  type LakeOptions,
  type NamedOptions,
} from './config.ts'
import { attempt } from './errors.ts'
import { drain, HOST, listen } from './http/listening.ts'
import { createRequestHandler } from './http/requestHandler.ts'
import { routesOf } from './http/routes/index.ts'
import { createHttpServer } from './http/server.ts'
import { acceptSockets } from './http/sockets.ts'
import { createImages } from './images/images.ts'
import { fill } from './mutations/fill.ts'
import { presenceRoute } from './presence/socket.ts'
import { writeOwner } from './store/owner.ts'
import { openStore, type Store } from './store/store.ts'
import { trimHistory } from './store/trimHistory.ts'
import { tunnelRoute } from './tunnel/tunnel.ts'
import { readWebhooks } from './webhooks/webhook.ts'
import { startWebhooks } from './webhooks/webhooks.ts'

/** The milliseconds between two times that a running Lake trims its history. */
const TRIM_EVERY_MS = 24 * 60 * 60 * 1000

export interface RunningLake {
  /** The base address, without a trailing slash: the `apiHost` of a client. */
  url: string
  port: number
  /** Refuses new requests, waits for those in progress, and closes the store. */
  close(): Promise<void>
}

/**
 * Starts a Lake on this machine, which serves the Content Lake's HTTP API from a folder. Without one it has a temporary
 * folder, which is deleted when it closes.
 *
 * @throws LakeError `invalid-option`, `port-taken` or `folder-…`
 */
export async function startLake(options: LakeOptions = {}): Promise<RunningLake> {
  const { dir } = options
  if (dir !== undefined) return startIn({ ...DEFAULT_NAMES, ...options, dir })
  const temporary = await mkdtemp(join(tmpdir(), 'lake-'))
  const remove = () => rm(temporary, { recursive: true, force: true })
  try {
    const lake = await startIn({ ...DEFAULT_NAMES, ...options, dir: temporary })
    return { ...lake, close: () => lake.close().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function startIn(options: NamedOptions): Promise<RunningLake> {
  checkOptions(options)
  const { dir, limits, documents, datasets } = options
  const store = openStore(
    dir,
    limits?.databaseBytes === undefined ? {} : { maxBytes: limits.databaseBytes },
  )
  try {
    const [first] = datasets
    if (documents && first !== undefined) await fill(store.dataset(first), documents)
    return await serve(store, options)
  } catch (error) {
    store.close()
    throw error
  }
}

async function serve(store: Store, options: NamedOptions): Promise<RunningLake> {
  const { projectId, datasets } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const closing = new AbortController()
  // Each event stream listens to the signal, and there may be any number of them.
  setMaxListeners(0, closing.signal)
  const webhooks = startWebhooks(
    store,
    options,
    readWebhooks(options.webhooks),
    options.webhookLimits,
  )
  const queries = new Queries(limits)
  const trim = () => attempt(() => trimHistory(store.database, new Date()))
  trim()
  const trimming = setInterval(trim, TRIM_EVERY_MS).unref()
  let url = ''
  const routes = routesOf({
    projectId,
    datasets,
    store,
    images: createImages(store.dir, limits),
    queries,
    webhooks,
    limits,
    url: () => url,
    closing: closing.signal,
  })
  const hosts = new Set(options.hosts)
  const rules = {
    hosts,
    origins: originSet(options.origins),
    studioOrigins: originSet(options.studioOrigins),
    tokens: new Set(options.tokens),
  }
  const handle = createRequestHandler(routes, rules)
  const server = createHttpServer(handle, rules)
  acceptSockets(server, [tunnelRoute(handle), presenceRoute(datasets)], rules, closing.signal)
  const port = await listen(server, options.port ?? 0)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) hosts.add(`${name}:${port}`)
  url = `http://${HOST}:${port}`
  writeOwner(store.dir, url)
  webhooks.deliver()

  async function close() {
    closing.abort()
    clearInterval(trimming)
    await drain(server)
    await webhooks.close()
    queries.close()
    store.close()
  }

  let closed: Promise<void> | undefined
  return {
    url,
    port,
    close() {
      closed ??= close()
      return closed
    },
  }
}

/** The origins as browsers send them: without a trailing slash. */
function originSet(origins: readonly string[] = []): Set<string> {
  return new Set(origins.map((origin) => origin.replace(/\/$/, '')))
}
