import type { ClientConfig } from '@sanity/client'
import { type Connection, connect } from './connection.ts'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** The paths of event streams. Without the tunnel, each open stream would occupy a connection. */
const EVENT_STREAM = /\/data\/(listen|live\/events)\//

/**
 * A `fetch` for the Studio's client that opens its event streams through one WebSocket per tab.
 * Browsers allow six HTTP/1.1 connections per host, and a tab listens to more streams than that:
 * without the tunnel, opening a document could wait forever.
 *
 * When the connection is lost, every stream fails. `EventSource` then asks again by itself, which
 * opens the next connection.
 */
export function tunnelFetch(lakeUrl: string): Fetch {
  const address = `${lakeUrl.replace(/^http/, 'ws')}/v1/tunnel`
  let connection: Connection | undefined

  return (input, init) => {
    const { origin, pathname, search } = new URL(input)
    const headers = new Headers(init?.headers)
    // The tunnel uses the page's identity. A request with a token needs that token's identity.
    if (
      origin !== new URL(lakeUrl).origin ||
      !EVENT_STREAM.test(pathname) ||
      headers.has('Authorization')
    )
      return fetch(input, init)
    if (!connection || connection.isClosed) connection = connect(address)
    return connection.open(pathname + search, headers.get('Last-Event-ID'), init?.signal)
  }
}
