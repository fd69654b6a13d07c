import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PublishedChange } from '../../replicas/change.ts'
import { MISSING_PATH, Pages } from '../store/pages.ts'
import { Publisher } from './publisher.ts'

const CHANGE: PublishedChange = {
  _id: 'a',
  _type: 'claim',
  _rev: '2',
  relisted: false,
  reentered: false,
}

/** A change that the comparison has found already. */
const KNOWN: PublishedChange = { ...CHANGE, _rev: '1' }

/**
 * A site with two pages that were made from the document 'a', as was the page for when nothing stands at a path. Those
 * in `broken` cannot be made.
 */
async function testSite({ purged = true, connection = 'joined' as 'joined' | 'lost' } = {}) {
  const broken = new Set<string>()
  const pages = new Pages({
    async make(path) {
      if (broken.has(path)) throw new Error('broken')
      const status = path === MISSING_PATH ? 404 : 200
      const response = new Response('', { status, headers: { 'content-type': 'text/html' } })
      return { response, tags: ['doc:a'], freshUntil: null }
    },
  })
  onTestFinished(() => pages.close())
  for (const path of ['/a', '/b', MISSING_PATH]) await pages.answer(path)
  const parts = {
    pages,
    comparison: {
      note: vi.fn(),
      knows: ({ _rev }: PublishedChange) => _rev === KNOWN._rev,
      compareAnew: vi.fn(async () => undefined),
    },
    replicas: { announce: vi.fn(async () => undefined), connection },
    exists: () => true,
    purges: { purge: vi.fn(async () => purged) },
    announcePages: vi.fn(),
  }
  return { ...parts, broken, publisher: new Publisher(parts) }
}

describe('a change that a webhook has reported', () => {
  test('is shown by every page that was made from it, told to everybody, and noted', async () => {
    const { publisher, comparison, replicas, purges } = await testSite()
    const publication = await publisher.publish(CHANGE)
    expect(publication).toEqual({
      tags: ['doc:a', 'site'],
      rendered: ['/a', '/b'],
      failed: [],
      pending: [],
    })
    expect(comparison.note).toHaveBeenCalledWith(CHANGE)
    expect(replicas.announce).toHaveBeenCalledWith(CHANGE)
    expect(purges.purge).toHaveBeenCalledWith(['doc:a', 'site'], expect.any(Number))
  })

  test('has the site look for the others of its transaction, once for all of them', async () => {
    const { publisher, comparison } = await testSite()
    await publisher.publish(CHANGE)
    await publisher.publish(KNOWN)
    expect(comparison.compareAnew).toHaveBeenCalledTimes(1)
  })

  test('names the pages that could not be made', async () => {
    const { publisher, broken } = await testSite()
    broken.add('/b')
    expect(await publisher.publish(CHANGE)).toMatchObject({ rendered: ['/a'], failed: ['/b'] })
  })

  test('says what follows while Redis is lost, or the shared cache is not purged', async () => {
    const { publisher } = await testSite({ purged: false, connection: 'lost' })
    expect(await publisher.publish(CHANGE)).toMatchObject({ pending: ['replicas', 'cache'] })
  })
})

test('a change that another replica has told is renewed here, and told to nobody', async () => {
  const { publisher, comparison, replicas, purges } = await testSite()
  await publisher.hear(CHANGE)
  expect(comparison.note).toHaveBeenCalledWith(CHANGE)
  expect([replicas.announce.mock.calls, purges.purge.mock.calls]).toEqual([[], []])
})

test('changes that the comparison has found are renewed, and told to the other replicas', async () => {
  const { publisher, replicas } = await testSite()
  await publisher.catchUp([CHANGE])
  expect(replicas.announce).toHaveBeenCalledTimes(1)
})

test('the renewal of everything at a start is no news to anybody', async () => {
  const { publisher, replicas, purges, announcePages } = await testSite()
  await publisher.catchUp(null)
  for (const told of [replicas.announce, purges.purge, announcePages])
    expect(told).not.toHaveBeenCalled()
})

test('pages that have changed on their day are purged', async () => {
  const { publisher, purges } = await testSite()
  await publisher.expired(['/a'])
  expect(purges.purge).toHaveBeenCalledWith(['doc:a'], expect.any(Number))
})

test.each<[string, (publisher: Publisher) => Promise<unknown>]>([
  ['a webhook reports', (publisher) => publisher.publish(CHANGE)],
  ['the comparison finds', (publisher) => publisher.catchUp([CHANGE])],
  ['comes with the day', (publisher) => publisher.expired(['/a', '/b', MISSING_PATH])],
])(
  'of a change that %s search engines hear the pages, not the one that is sent where nothing stands',
  async (_, change) => {
    const { publisher, pages, announcePages } = await testSite()
    expect(pages.stored(MISSING_PATH)?.status).toBe(404)
    await change(publisher)
    expect(announcePages.mock.calls).toEqual([[['/a', '/b']]])
  },
)
