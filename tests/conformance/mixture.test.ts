import type { StoredDocument } from '@elos/content/parts/stored/document'
import { documentTag } from '@elos/content/tags/tags'
import { publishDrafts } from '@elos/studio/pages/drafts/publishDrafts'
import { draftRows } from '@elos/studio/pages/drafts/rows'
import { Comparison } from '@elos/web/cache/freshness/comparison'
import { Publisher } from '@elos/web/cache/freshness/publisher'
import { readPublished } from '@elos/web/cache/freshness/readPublished'
import { Pages } from '@elos/web/cache/store/pages'
import type { PublishedChange } from '@elos/web/replicas/change'
import { OneReplica } from '@elos/web/replicas/oneReplica'
import { expect, onTestFinished, test } from 'vitest'
import { lakeWith } from './lakeWith.ts'

const DOCUMENTS = Array.from({ length: 20 }, (_, index) => `claim-${index}`)
const PATHS = Array.from({ length: 31 }, (_, index) => `/pagina-${index}`)

/** The ids of the documents that a page shows: two, in other pairs than its neighbours. */
const shownOn = (path: string) => {
  const page = PATHS.indexOf(path)
  return DOCUMENTS.filter((_, index) => [page, page * 7 + 3].some((each) => each % 20 === index))
}

/**
 * A Lake with 20 published documents and a draft of each, and the site of 31 pages that are made from them. Every page
 * is stored. `shown` are the texts that visitors see, each once.
 */
async function siteOfDrafts() {
  const client = await lakeWith([
    { _id: 'siteSettings', _type: 'siteSettings' },
    { _id: 'homePage', _type: 'homePage', route: { path: '/' } },
    ...DOCUMENTS.flatMap((id) => [
      { _id: id, _type: 'claim', title: 'antes' },
      { _id: `drafts.${id}`, _type: 'claim', title: 'depois' },
    ]),
  ])
  const pages = new Pages({
    async make(path) {
      const ids = shownOn(path)
      const titles = await client.fetch<string[]>('*[_id in $ids].title', { ids })
      const response = new Response([...new Set(titles)].join(), {
        headers: { 'content-type': 'text/html' },
      })
      return { response, tags: ids.map(documentTag), freshUntil: null }
    },
  })
  let renewal: Promise<void> = Promise.resolve()
  const comparison = new Comparison({
    read: () => readPublished((query) => client.fetch(query)),
    onChanges: (changes) => {
      renewal = publisher.catchUp(changes)
    },
    onBack: () => undefined,
    isTurn: async () => true,
    intervalMs: 60_000,
  })
  const publisher = new Publisher({
    pages,
    comparison,
    exists: () => true,
    replicas: new OneReplica(),
    announcePages: () => undefined,
  })
  onTestFinished(() => {
    pages.close()
    comparison.close()
  })
  await comparison.compare()
  for (const path of PATHS) await pages.answer(path)
  return {
    client,
    /** Sends a webhook's message of a document to the site, and waits until what began then is renewed. */
    async report(id: string) {
      const { _type, _rev } = (await client.getDocument(id)) ?? { _type: 'claim' }
      const change: PublishedChange = { _id: id, _type, _rev, relisted: false, reentered: false }
      await publisher.publish(change)
      await renewal
    },
    shown: () => new Set(PATHS.map((path) => String(pages.stored(path)?.body))),
  }
}

test('20 documents published at once are on all their 31 pages once one of them is reported and renewed', async () => {
  const site = await siteOfDrafts()
  const stored = await site.client.fetch<StoredDocument[]>('*[]')
  const rows = draftRows(new Map(stored.map((each) => [each._id, each])))
  expect(rows).toHaveLength(DOCUMENTS.length)
  await publishDrafts(site.client, rows)
  expect(site.shown()).toEqual(new Set(['antes']))
  // The other messages may come late, or never.
  await site.report('claim-13')
  expect(site.shown()).toEqual(new Set(['depois']))
})
