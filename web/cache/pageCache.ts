import { createRequire } from 'node:module'
import { withoutScripts } from './withoutScripts.ts'

type NextModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')

// A CommonJS module: imported, its default would be the whole module, which its types do not say.
const { default: NextCache }: NextModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

type Reading = Parameters<InstanceType<typeof NextCache>['get']>
type Writing = Parameters<InstanceType<typeof NextCache>['set']>

/** Changes the entry itself: what Next answers a first visitor with is the object it gave to `set`. */
function lighten(value: Writing[1]): void {
  if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
    value.html = withoutScripts(value.html)
  }
}

/**
 * Next's own page cache, which keeps each page without the scripts it does not need.
 * Configured as `cacheHandler`; pages rendered at build are read from disk and lightened then.
 */
export default class PageCache extends NextCache {
  override async get(...reading: Reading) {
    const entry = await super.get(...reading)
    lighten(entry?.value ?? null)
    return entry
  }

  override async set(...writing: Writing) {
    lighten(writing[1])
    await super.set(...writing)
  }
}
