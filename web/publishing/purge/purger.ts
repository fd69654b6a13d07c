/** Removes answers from a shared cache. */
export interface Purger {
  /** How many keys fit in one request. */
  maxKeys: number
  /**
   * Purges every answer with one of these surrogate keys, at most `maxKeys`. Rejects when the cache did not
   * confirm it.
   */
  purge(keys: readonly string[]): Promise<void>
}

/** Milliseconds in which a cache has to confirm a purge. */
const TIMEOUT_MS = 5000

/**
 * Sends a purge as JSON. Returns the text of the answer.
 *
 * @throws Error that names the status when the cache refuses
 */
export async function sendPurge(
  address: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The cache answered ${answer.status} to a purge`)
  return text
}
