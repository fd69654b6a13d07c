import { setImmediate } from 'node:timers/promises'
import { loadPage, type PageName } from '@elos/content'
import type { Found } from '@elos/ui'
import { getSite } from '../cache/site.ts'
import { hashOf } from '../cache/store/answer.ts'
import { env } from '../env.ts'
import { lake } from '../lake/client.ts'
import { renderPageDocument } from '../render/page.tsx'
import { SearchIndex } from './searchIndex.ts'

/** The pages that this process has indexed. */
const index = new SearchIndex()

/** The work on the index that runs, for all who wait. */
let indexing: Promise<void> | undefined

/**
 * Searches in pages, as the site sends them at this moment: what is stored now is indexed first, where it has changed since
 * the last search. A page that cannot be made is searched in its former state.
 */
export async function searchSite(text: string, pages: PageName[], now: Date): Promise<Found> {
  await indexSite(pages, now)
  return index.find(text)
}

/** Indexes the pages that have changed. It never rejects. The empty search page begins it, so that the first search need not wait for all pages. */
export function indexSite(pages: PageName[], now: Date): Promise<void> {
  indexing ??= indexChanged(pages, now).finally(() => {
    indexing = undefined
  })
  return indexing
}

async function indexChanged(pages: PageName[], now: Date): Promise<void> {
  for (const { path, name } of pages) {
    const answer = await answerOf(path, now).catch(() => undefined)
    if (!answer) continue
    const page = { path, name, version: `${answer.hash} ${name}` }
    if (index.has(page)) continue
    index.put(page, answer.body.toString())
    // Each takes milliseconds, in which nobody else is answered.
    await setImmediate()
  }
  index.keepOnly(pages.map(({ path }) => path))
}

/** The HTML of a page: the stored one, or else one that is made. While developing nothing is stored. */
async function answerOf(
  path: string,
  now: Date,
): Promise<{ body: Buffer; hash: string } | undefined> {
  const site = getSite()
  if (site) return site.pages.answer(path)
  const found = await loadPage(lake, path, now, env.SITE_URL)
  if (found.outcome !== 'page') return undefined
  const { html } = await renderPageDocument(found.page)
  const body = Buffer.from(html)
  return { body, hash: hashOf(body) }
}
