/** Milliseconds in which a cache has to confirm a purge. */
const TIMEOUT_MS = 5000

/** The number of surrogate keys that one request names at most. */
export const MAX_KEYS = 100

/** Removes the answers with one of some surrogate keys from a shared cache. Rejects when it did not confirm that. */
export type Purge = (keys: readonly string[]) => Promise<void>

/**
 * Returns how a shared cache is purged: by a POST to its hook, with the surrogate keys in the header `Surrogate-Key`
 * (separated by spaces), which a cache can read by itself, and as JSON, `{"keys": […]}`. A status of 200 to 299
 * confirms it. docs/other-hosts.md has recipes for Fastly and Cloudflare.
 *
 * @param token sent as 'Authorization: Bearer'
 */
export const purgeHook =
  (address: string, token: string | undefined): Purge =>
  async (keys) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ keys }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The cache answered ${answer.status} to a purge`)
  }
