import { type Purger, sendPurge } from './purger.ts'

interface FastlyOptions {
  /** The id of the service. */
  service: string
  token: string
  /** The origin of the API; another one in tests. */
  api?: string
}

/**
 * Purges a Fastly service by surrogate keys, at once and everywhere.
 *
 * @see https://www.fastly.com/documentation/reference/api/purging/ (batch purge: 256 keys)
 */
export function fastly({ service, token, api = 'https://api.fastly.com' }: FastlyOptions): Purger {
  const address = `${api}/service/${encodeURIComponent(service)}/purge`
  return {
    maxKeys: 256,
    async purge(keys) {
      await sendPurge(address, { 'fastly-key': token }, { surrogate_keys: keys })
    },
  }
}
