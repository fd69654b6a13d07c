import { createRequire } from 'node:module'
import { answerOf } from './answer.ts'
import { lighten } from './lighten.ts'
import { isOutdated } from './outdated.ts'

type NextModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')

// A CommonJS module: imported, its default would be the whole module, which its types do not say.
const { default: NextCache }: NextModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

type Reading = Parameters<InstanceType<typeof NextCache>['get']>
type Writing = Parameters<InstanceType<typeof NextCache>['set']>

/** Changes the entry itself: what Next answers a first visitor with is the object it gave to `set`. */
function finish(value: Writing[1]): void {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.html = lighten(value.html)
  const answer = answerOf(value.html)
  if (!answer) return
  value.status = answer.status
  if (answer.location) value.headers = { ...value.headers, location: answer.location }
}

/** What the header of an answer says it was made from. */
function tagsOf(value: Writing[1]): string[] {
  const tags = value && 'headers' in value && value.headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

/**
 * Next's own page cache, which keeps each page without the scripts it does not need and with the
 * status that the page tells. Configured as `cacheHandler`; pages rendered at build are finished
 * when they are read.
 */
export default class PageCache extends NextCache {
  override async get(...reading: Reading) {
    const entry = await super.get(...reading)
    finish(entry?.value ?? null)
    return entry
  }

  override async set(...writing: Writing) {
    const [, value] = writing
    finish(value)
    // What failed is answered, and forgotten: the answer of before stays.
    if (value && 'status' in value && (value.status ?? 200) >= 500) return
    // Somebody published meanwhile: the next visitor gets the page made anew.
    if (isOutdated(tagsOf(value))) return
    await super.set(...writing)
  }
}
