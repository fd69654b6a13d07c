import type { Answer } from './answer.ts'
import { surrogateKeys } from './surrogateKeys.ts'

/** The seconds for which a shared cache may send an answer without asking, at most. */
const MAX_LIFE_SECONDS = 300
/** Seconds for a 404: the path may be published at any time, and not every cache can be purged. */
const MISSING_LIFE_SECONDS = 10
/** Seconds for which it may send an outdated answer while it asks for a new one. */
const WHILE_REVALIDATE_SECONDS = 60
/** Seconds for which it may send an outdated answer while the site is down: a day. */
const IF_ERROR_SECONDS = 86_400

/**
 * Returns the headers by which a shared cache stores an answer until it is renewed or purged. Browsers get
 * `max-age=0`, and no permission to send anything outdated: nobody can purge them. `s-maxage` is for caches that do not
 * know `CDN-Cache-Control` (RFC 9213), such as nginx (RFC 9111, section 5.2.2.10).
 *
 * @param now milliseconds since 1970
 */
export function sharedCacheHeaders(
  { status, tags, freshUntil }: Pick<Answer, 'status' | 'tags' | 'freshUntil'>,
  now: number,
): Record<string, string> {
  const isMissing = status === 404
  const longest = isMissing ? MISSING_LIFE_SECONDS : MAX_LIFE_SECONDS
  const left = freshUntil === null ? longest : Math.ceil((freshUntil - now) / 1000)
  const life = Math.max(1, Math.min(left, longest))
  // An answer that ends because a price changes is not sent once more.
  const isTurning = freshUntil !== null && freshUntil <= now + life * 1000
  const whileRevalidating = isTurning ? '' : `, stale-while-revalidate=${WHILE_REVALIDATE_SECONDS}`
  const outdated = isMissing ? '' : `${whileRevalidating}, stale-if-error=${IF_ERROR_SECONDS}`
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${life}`,
    'cdn-cache-control': `max-age=${life}${outdated}`,
    'surrogate-key': surrogateKeys(tags).join(' '),
  }
}
