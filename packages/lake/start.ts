import { setMaxListeners } from 'node:events'
import type { AddressInfo } from 'node:net'
import { checkOptions, defaultLimits, type LakeOptions } from './config.ts'
import { LakeError } from './errors.ts'
import { routesOf } from './http/routes/index.ts'
import { createHttpServer } from './http/server.ts'
import { createImages } from './images/images.ts'
import type { Lake } from './lake.ts'
import { openStore } from './store/store.ts'

export interface RunningLake {
  /** Base address, without a trailing slash: the `apiHost` of a client. */
  readonly url: string
  readonly port: number
  /** Stops taking requests, lets those under way finish, and closes the store. */
  close(): Promise<void>
}

/** How long, in milliseconds, `close` waits for requests under way. */
const drainTime = 3000

/**
 * Starts a Lake on this machine: the Content Lake's HTTP API over a folder.
 *
 * @throws LakeError when the options, the folder or the port do not allow it
 */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  checkOptions(options)
  const limits = { ...defaultLimits, ...options.limits }
  const { databaseBytes: maxBytes } = limits
  const store = openStore(options.dir, maxBytes === undefined ? {} : { maxBytes })
  const { projectId, datasets, host = '127.0.0.1' } = options
  let url = ''
  const images = createImages(options.dir, limits)
  const closing = new AbortController()
  // One per event stream, of which there may be any number.
  setMaxListeners(0, closing.signal)
  const lake: Lake = {
    projectId,
    datasets,
    store,
    images,
    limits,
    url: () => url,
    closing: closing.signal,
  }
  const hosts = new Set(options.hosts)
  const server = createHttpServer(routesOf(lake), {
    hosts,
    origins: originSet(options.origins),
    studioOrigins: originSet(options.studioOrigins),
    tokens: new Set(options.tokens),
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port ?? 0, host, resolve)
    })
  } catch (error) {
    store.close()
    throw listenError(error, options.port)
  }
  const { port } = addressOf(server.address())
  for (const name of ['localhost', '127.0.0.1', '[::1]']) hosts.add(`${name}:${port}`)
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`

  async function close() {
    const drained = new Promise((resolve) => server.close(resolve))
    closing.abort()
    // Connections kept alive become idle one by one, as their last answer ends.
    const idle = setInterval(() => server.closeIdleConnections(), 20)
    const impatience = setTimeout(() => server.closeAllConnections(), drainTime)
    await drained
    clearInterval(idle)
    clearTimeout(impatience)
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

/** Origins as browsers send them: without a trailing slash. */
function originSet(origins: readonly string[] = []): Set<string> {
  return new Set(origins.map((origin) => origin.replace(/\/$/, '')))
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address
}

function listenError(error: unknown, port: number | undefined): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  return new LakeError(
    'port-taken',
    `A porta ${port} já está em uso. Encerre o outro processo ou escolha outra (LAKE_PORT).`,
    { cause: error },
  )
}
