import { log } from '../../monitoring/log.ts'

/** The address at which search engines that share IndexNow accept announcements. */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const TIMEOUT_MS = 10_000

/** The path of the file with the key, which proves that the site is ours. */
const KEY_PATH = '/indexnow.txt'

interface Submission {
  key: string
  /** The site's origin: 'https://exemplo.com.br'. */
  origin: string
  /** The paths of the pages that have changed. */
  paths: string[]
}

/**
 * Tells search engines which pages have changed. Never throws: otherwise a search engine
 * finds the change later, and publishing goes on.
 *
 * @see https://www.indexnow.org/documentation
 */
export async function submitToIndexNow(
  { key, origin, paths }: Submission,
  send: typeof fetch = fetch,
): Promise<void> {
  if (paths.length === 0) return
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: new URL(KEY_PATH, origin).href,
    urlList: paths.map((path) => new URL(path, origin).href),
  })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await send(ENDPOINT, { method: 'POST', headers, body, signal })
    if (!answer.ok) throw new Error(`answered with ${answer.status}`)
  } catch (error) {
    log.warn('indexnow-failed', { error })
  }
}
