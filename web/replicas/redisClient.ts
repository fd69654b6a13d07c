import { createClient } from '@redis/client'

/** Milliseconds in which a connection has to be made. */
const CONNECT_MS = 1000
/** Milliseconds between two attempts to connect, at most. */
const MAX_PAUSE_MS = 1000
/** Milliseconds between two signs of life, and those without one after which a connection is given up. */
const PING_MS = 1000
const SILENCE_MS = 3000

/** Returns a client that rejects commands while it is not connected, and connects again by itself. */
export function redisClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_PAUSE_MS),
    },
  })
  // Whoever asks gets the error. Without a listener it would end the process.
  client.on('error', () => undefined)
  return client
}

export type RedisClient = ReturnType<typeof redisClient>
