import type { SitemapPage } from '@elos/content'
import { beforeEach, expect, test, vi } from 'vitest'
import { EVERYTHING_TAG } from './everythingTag.ts'
import { noteDropped } from './recentDrops.ts'
import { forgetPages, rememberedPage, rememberPage } from './sitemapPages.ts'

const now = new Date('2026-06-01T12:00:00Z')
const page = (fields: Partial<SitemapPage> = {}): SitemapPage => ({
  entry: undefined,
  madeFrom: [],
  tags: ['doc:a', 'list:b'],
  freshUntil: null,
  ...fields,
})

beforeEach(() => {
  forgetPages([EVERYTHING_TAG])
  globalThis.droppedTags?.clear()
})

/** Asks for a page as often as given, and returns how often it was loaded. */
async function loads(load: () => Promise<SitemapPage>, moment = now) {
  const loading = vi.fn(load)
  await rememberedPage('/a', moment, loading)
  await rememberedPage('/a', moment, loading)
  return loading.mock.calls.length
}

test('a page is loaded once while nothing changes, and again after a publish of what it shows', async () => {
  expect(await loads(async () => page())).toBe(1)
  forgetPages(['doc:c'])
  expect(await loads(async () => page())).toBe(0)
  for (const tags of [['doc:a'], ['x', 'list:b'], [EVERYTHING_TAG]]) {
    forgetPages(tags)
    expect(await loads(async () => page()), String(tags)).toBe(1)
  }
})

test('a page is loaded again at the moment at which it becomes wrong by itself', async () => {
  const ends = page({ freshUntil: new Date(now.getTime() + 1000) })
  expect(await loads(async () => ends)).toBe(1)
  expect(await loads(async () => page(), new Date(now.getTime() + 1000))).toBe(1)
})

test.each(['doc:a', EVERYTHING_TAG])(
  'a page is not remembered when %s was published while it was loaded',
  async (tag) => {
    const load = async () => {
      noteDropped([tag], Date.now())
      return page()
    }
    expect(await loads(load)).toBe(2)
  },
)

test('a page that was made for visitors is not loaded again', async () => {
  rememberPage('/a', page(), Date.now())
  expect(await loads(async () => page())).toBe(0)
})

test('a page that was published while it was made for visitors is loaded', async () => {
  const begun = Date.now() - 1000
  noteDropped(['doc:a'], begun + 500)
  rememberPage('/a', page(), begun)
  expect(await loads(async () => page())).toBe(1)
})

test('a page that cannot be loaded is asked for again', async () => {
  await expect(
    rememberedPage('/a', now, () => Promise.reject(new Error('no Lake'))),
  ).rejects.toThrow()
  expect(await loads(async () => page())).toBe(1)
})
