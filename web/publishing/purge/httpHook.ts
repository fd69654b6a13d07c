import { type Purger, sendPurge } from './purger.ts'

interface HttpHookOptions {
  /** An address that purges: a program beside nginx, or a rule of Varnish. */
  address: string
  token?: string | undefined
}

/**
 * Purges any other cache: POSTs the surrogate keys, in the header `Surrogate-Key` (separated by spaces),
 * which a cache can read by itself, and as JSON, `{"keys": […]}`. A status of 200 to 299 confirms it.
 */
export function httpHook({ address, token }: HttpHookOptions): Purger {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return {
    maxKeys: 100,
    async purge(keys) {
      await sendPurge(address, { ...authorization, 'surrogate-key': keys.join(' ') }, { keys })
    },
  }
}
