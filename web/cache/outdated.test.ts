import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, test } from 'vitest'
import { isOutdated } from './outdated.ts'
import { readTag } from './readTime.ts'

const moment = Date.UTC(2026, 10, 21)

/** The tags of an answer made from a document that was read at a moment. */
const tagsOf = (document: string, read: number) => [`doc:${document}`, readTag(new Date(read))]

const publish = (document: string, expired: number) =>
  tagsManifest.set(`doc:${document}`, { expired })

test('what was read before a document was published is outdated', () => {
  publish('a', moment)
  expect(isOutdated(tagsOf('a', moment - 1))).toBe(true)
})

test('what was read after it, or is made from others, is not', () => {
  publish('b', moment)
  expect(isOutdated(tagsOf('b', moment + 1))).toBe(false)
  expect(isOutdated(tagsOf('another', moment - 1))).toBe(false)
})

test('of what does not say when it was read nothing is known', () => {
  publish('c', moment)
  expect(isOutdated(['doc:c'])).toBe(false)
})
