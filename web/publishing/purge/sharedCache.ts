import type { env } from '../../env.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { httpHook } from './httpHook.ts'
import type { Purger } from './purger.ts'

type Environment = Pick<typeof env, 'CDN' | 'CDN_TARGET' | 'CDN_TOKEN'>

/** The kinds of shared cache that `CDN` names. */
export type CacheKind = NonNullable<Environment['CDN']>

const PURGERS: Record<CacheKind, (target: string, token: string) => Purger> = {
  fastly: (service, token) => fastly({ service, token }),
  cloudflare: (zone, token) => cloudflare({ zone, token }),
  http: (address, token) => httpHook({ address, token }),
}

/**
 * Returns how the shared cache that the environment names is purged; undefined without one.
 *
 * @throws Error that names what is missing: without purging, such a cache would send old pages
 */
export function purgerOf({ CDN, CDN_TARGET, CDN_TOKEN }: Environment): Purger | undefined {
  if (!CDN) return undefined
  if (!CDN_TARGET) throw new Error(`CDN is '${CDN}', but CDN_TARGET does not say what to purge.`)
  if (CDN === 'http') new URL(CDN_TARGET)
  else if (!CDN_TOKEN) throw new Error(`CDN is '${CDN}', but CDN_TOKEN is not set.`)
  return PURGERS[CDN](CDN_TARGET, CDN_TOKEN ?? '')
}
