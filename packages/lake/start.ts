import { setMaxListeners } from 'node:events'
import { checkOptions, DEFAULT_LIMITS, type LakeOptions } from './config.ts'
import { drain, listen } from './http/listening.ts'
import { createRequestHandler } from './http/requestHandler.ts'
import { routesOf } from './http/routes/index.ts'
import { createHttpServer } from './http/server.ts'
import { acceptSockets } from './http/sockets.ts'
import { createImages } from './images/images.ts'
import { presenceRoute } from './presence/socket.ts'
import { writeOwner } from './store/owner.ts'
import { openStore, type Store } from './store/store.ts'
import { tunnelRoute } from './tunnel/tunnel.ts'
import { readWebhooks } from './webhooks/webhook.ts'
import { startWebhooks } from './webhooks/webhooks.ts'

export interface RunningLake {
  /** The base address, without a trailing slash: the `apiHost` of a client. */
  url: string
  port: number
  /** Refuses new requests, waits for those in progress, and closes the store. */
  close(): Promise<void>
}

/**
 * Starts a Lake on this machine, which serves the Content Lake's HTTP API from a folder.
 *
 * @throws LakeError `invalid-option`, `port-taken` or `folder-…`
 */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  checkOptions(options)
  const maxBytes = options.limits?.databaseBytes
  const store = openStore(options.dir, maxBytes === undefined ? {} : { maxBytes })
  try {
    return await serve(store, options)
  } catch (error) {
    store.close()
    throw error
  }
}

async function serve(store: Store, options: LakeOptions): Promise<RunningLake> {
  const { projectId, datasets, host = '127.0.0.1' } = options
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
  let url = ''
  const routes = routesOf({
    projectId,
    datasets,
    store,
    images: createImages(store.dir, limits),
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
  acceptSockets(
    server,
    [tunnelRoute(handle), presenceRoute(datasets, rules)],
    rules,
    closing.signal,
  )
  const port = await listen(server, host, options.port ?? 0)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) hosts.add(`${name}:${port}`)
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  writeOwner(store.dir, url)
  webhooks.deliver()

  async function close() {
    closing.abort()
    await drain(server)
    await webhooks.close()
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
