import { createClient } from '@redis/client'

/** Milliseconds in which Redis has to answer. */
const DEADLINE_MS = 1000
/** Milliseconds between two attempts to connect, at most. */
const MAX_PAUSE_MS = 1000

/**
 * A client that rejects commands while it is not connected.
 *
 * @param connectsAgain whether it connects again by itself
 */
export function redisClient(url: string, connectsAgain: boolean) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: DEADLINE_MS,
      reconnectStrategy: connectsAgain
        ? (retries) => Math.min(50 * 2 ** retries, MAX_PAUSE_MS)
        : false,
    },
  })
  // Who asks gets the error. Without a listener it would end the process.
  client.on('error', () => undefined)
  return client
}

export type RedisClient = ReturnType<typeof redisClient>

/** Resolves or rejects as `work` does; rejects when it takes longer than a second. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number = DEADLINE_MS): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new Error(`Redis did not answer within ${deadlineMs} ms`))
  // In two halves: after a suspension of this process the first ends at once, and an answer that has come
  // meanwhile is read in the second.
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, deadlineMs / 2)
  }, deadlineMs / 2)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
