import { createRequire } from 'node:module'
import { readTimeOf } from './readTime.ts'

type TagsModule = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

const { areTagsExpired }: TagsModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
)

/**
 * Whether an answer's tags were dropped while it was being made: it may show what stood there before.
 * Next itself takes an answer to be as new as the moment it was finished.
 */
export function isOutdated(tags: string[]): boolean {
  const read = readTimeOf(tags)
  return read !== undefined && areTagsExpired(tags, read)
}
