import type { OutgoingHttpHeaders } from 'node:http'
import type { CacheKind } from '../publishing/purge/sharedCache.ts'
import { surrogateKeys } from '../publishing/purge/surrogateKeys.ts'
import type { StoredAnswer } from './storedAnswer.ts'

/** Seconds for which a shared cache may send an answer without asking, at most. */
const MAX_LIFE_SECONDS = 300
/** Seconds for a 404: the path may be published at any time, and not every cache can be purged. */
const MISSING_LIFE_SECONDS = 10
/** Seconds for which it may send an outdated answer while it asks for a new one. */
const WHILE_REVALIDATE_SECONDS = 60
/** Seconds for which it may send an outdated answer while the site is down: a day. */
const IF_ERROR_SECONDS = 86_400

/** The headers that only a shared cache of some kind reads. */
interface Dialect {
  /** The header of its directives: `CDN-Cache-Control` (RFC 9213), or an older one. */
  control: string
  /** The header of the surrogate keys, and what separates them. */
  keys: [name: string, separator: string]
}

const DIALECTS: Record<CacheKind, Dialect> = {
  // https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/
  fastly: { control: 'surrogate-control', keys: ['surrogate-key', ' '] },
  // https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
  cloudflare: { control: 'cdn-cache-control', keys: ['cache-tag', ','] },
  http: { control: 'cdn-cache-control', keys: ['surrogate-key', ' '] },
}

type SharedAnswer = Pick<StoredAnswer, 'status' | 'tags' | 'expiresAt' | 'freshUntil'>

/**
 * Returns the headers by which a shared cache stores an answer until it is renewed or purged. Browsers get
 * `max-age=0`, and no permission to send anything outdated: nobody can purge them. `s-maxage` is for
 * caches that know no header of their own, such as nginx (RFC 9111, section 5.2.2.10).
 *
 * @param now milliseconds since 1970
 */
export function sharedCacheHeaders(
  kind: CacheKind,
  { status, tags, expiresAt, freshUntil }: SharedAnswer,
  now: number,
): OutgoingHttpHeaders {
  const { control, keys } = DIALECTS[kind]
  const [name, separator] = keys
  const left = Math.ceil((expiresAt - now) / 1000)
  const isMissing = status === 404
  const life = Math.max(1, Math.min(left, isMissing ? MISSING_LIFE_SECONDS : MAX_LIFE_SECONDS))
  // What ends because a price changes is not sent once more.
  const isTurning = freshUntil !== null && freshUntil <= now + life * 1000
  const whileRevalidating = isTurning ? '' : `, stale-while-revalidate=${WHILE_REVALIDATE_SECONDS}`
  const outdated = isMissing ? '' : `${whileRevalidating}, stale-if-error=${IF_ERROR_SECONDS}`
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${life}`,
    [control]: `max-age=${life}${outdated}`,
    [name]: surrogateKeys(tags).join(separator),
  }
}
