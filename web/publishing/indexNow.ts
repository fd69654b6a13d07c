/** Where search engines that share IndexNow are told of changed pages. */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const PATIENCE_MS = 10_000

/** Where the key stands that proves the site is ours. */
export const KEY_PATH = '/indexnow.txt'

interface Announcement {
  key: string
  /** The site's own, 'https://exemplo.com.br'. */
  origin: string
  /** Of the pages that have changed. */
  paths: string[]
}

/**
 * Tells search engines which pages have changed. Never throws: a search engine that cannot be told
 * finds the change by itself later, and publishing goes on.
 *
 * @see https://www.indexnow.org/documentation
 */
export async function announce(
  { key, origin, paths }: Announcement,
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
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await send(ENDPOINT, { method: 'POST', headers, body, signal })
    if (!answer.ok) throw new Error(`answered with ${answer.status}`)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'indexnow-failed', error: String(error) }))
  }
}
