import { feedXml, listPaths, loadFeed, loadIslandData, loadOverview, loadPage } from '@elos/content'
import { dayOf, daysAfter, endOfDay, startOfDay } from '@elos/content/parts/time/day'
import { seedDocuments } from '@elos/studio/seed/documents'
import { SocialCard } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { llmsText } from '@elos/web/render/llmsText'
import { markdownOf } from '@elos/web/render/markdown'
import { renderPageDocument } from '@elos/web/render/page'
import { expect, test } from 'vitest'
import { engineClient } from '../engineClient.ts'

const START = new Date('2026-11-28T12:00:00-03:00')
const DAYS = 400
const END = startOfDay(daysAfter(dayOf(START), DAYS))
const ORIGIN = 'http://localhost:3000'

/** The last days of the claims, in turn. */
const LAST_DAYS = [70, 140, 210, 280, 350].map((days) => daysAfter(dayOf(START), days))

/** The last days of claims by a number that only the value and the note of each have in them. */
const claims = new Map<string, string>()

/** The first content, in which every claim has a last day within the 400 days. */
const documents = seedDocuments().map((document) => {
  if (document._type !== 'claim') return document
  const amount = 1_234_567 + claims.size
  const validUntil = LAST_DAYS[claims.size % LAST_DAYS.length] ?? ''
  claims.set(String(amount), validUntil)
  const words = { text: `valor ${amount}`, conditions: `com ${amount}`, source: `fonte ${amount}` }
  return { ...document, ...words, amount, validFrom: undefined, validUntil }
})

const lake = engineClient(documents)

/** The answer that the site sends at a moment, and until when. */
interface Answer {
  text: string
  freshUntil: Date | null
}

/** A page as a document, with its structured data and chat messages, its Markdown twin and its social picture. */
async function pageAt(path: string, now: Date): Promise<Answer> {
  const loaded = await loadPage(lake, path, now, ORIGIN)
  if (loaded.outcome !== 'page') throw new Error(`The first content has a page at ${path}`)
  const { html } = await renderPageDocument(loaded.page)
  const picture = render(SocialCard({ page: loaded.page }))
  return { text: html + markdownOf(html, ORIGIN) + picture, freshUntil: loaded.freshUntil }
}

/** The files that are made from several pages. */
const FILES: Readonly<Record<string, (now: Date) => Promise<Answer>>> = {
  '/blog/rss.xml': async (now) => {
    const { feed, freshUntil } = await loadFeed(lake, '/blog', now)
    return { text: feed ? feedXml(feed, ORIGIN) : '', freshUntil }
  },
  '/llms.txt': async (now) => {
    const { overview, freshUntil } = await loadOverview(lake, now)
    return { text: llmsText(overview, ORIGIN), freshUntil }
  },
  'the data of the islands': async (now) => {
    const { data, freshUntil } = await loadIslandData(lake, now)
    return { text: JSON.stringify(data), freshUntil }
  },
}

const answerAt = (path: string, now: Date) => FILES[path]?.(now) ?? pageAt(path, now)

/** The numbers of the claims that a text states. Brazilians write '1.234.567'. */
function statedIn(text: string): string[] {
  const plain = text.replace(/(?<=\d)\.(?=\d{3})/g, '')
  return [...claims.keys()].filter((number) => plain.includes(number))
}

const paths = [...(await listPaths(lake, START)), ...Object.keys(FILES)]
const now = await Promise.all(paths.map((path) => answerAt(path, START)))
const stated = new Set(now.flatMap(({ text }) => statedIn(text)))

// The validity of the service's offer is for search engines alone.
test(`while they hold, ${stated.size} of ${claims.size} claims are stated in ${paths.length} answers`, () => {
  expect(stated.size).toBe(claims.size - 1)
})

test.each(paths)('no answer at %s states a claim after its last day, in 400 days', async (path) => {
  const late: string[] = []
  for (let from = START; from < END; ) {
    const { text, freshUntil } = await answerAt(path, from)
    // The site sends the answer until then: what stands in it is read on each day between.
    const until = freshUntil && freshUntil < END ? freshUntil : END
    late.push(...statedIn(text).filter((number) => until > endOfDay(claims.get(number) ?? '')))
    from = until
  }
  expect(late).toEqual([])
})
