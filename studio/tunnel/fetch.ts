import type { ClientConfig } from '@sanity/client'
import { type Connection, connect } from './connection.ts'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** Streams without an end, each of which would otherwise hold a connection of its own. */
const carried = /\/data\/(listen|live\/events)\//

/**
 * A `fetch` for the Studio's client which opens its event streams through one WebSocket per tab.
 * Browsers allow six HTTP/1.1 connections per host and a tab listens to more streams than that:
 * without it, opening a document may wait forever.
 *
 * When the connection is lost every stream fails, its reader asks again (`EventSource` does so by
 * itself), and that opens the next connection.
 */
export function tunnelFetch(lakeUrl: string): Fetch {
  const address = `${lakeUrl.replace(/^http/, 'ws')}/v1/tunnel`
  let connection: Connection | undefined

  return (input, init) => {
    const { origin, pathname, search } = new URL(input)
    const headers = new Headers(init?.headers)
    // A tunnel has the identity of its page; who brings a token wants another.
    if (
      origin !== new URL(lakeUrl).origin ||
      !carried.test(pathname) ||
      headers.has('Authorization')
    )
      return fetch(input, init)
    if (!connection || connection.isOver) connection = connect(address)
    return connection.open(pathname + search, headers.get('Last-Event-ID'), init?.signal)
  }
}
