import { feedXml, listPaths, loadFeed, loadOverview, loadPage } from '@elos/content'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { llmsText } from '@elos/web/render/llmsText'
import { markdownOf } from '@elos/web/render/markdown'
import { renderPageDocument } from '@elos/web/render/page'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

const NOW = new Date('2026-11-28T12:00:00-03:00')
const ORIGIN = 'http://localhost:3000'
const JOINER = '\u2060'

/** The first content, in which the first two words of each text are one word with a hyphen. */
const lake = lakeOf(
  JSON.parse(JSON.stringify(seedDocuments()), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/(\p{L}) (\p{L})/u, '$1-$2') : value,
  ),
)

/** The parts of a page that programs read: its head, its data for search engines, the targets of its links, and the values that its forms send. */
function readByPrograms(html: string): string[] {
  const { document } = new Window()
  document.write(html)
  const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent)
  const values = [...document.querySelectorAll('[href], [value]')].flatMap((element) =>
    [element.getAttribute('href'), element.getAttribute('value')].map((value) => value ?? ''),
  )
  return [document.head.innerHTML, ...scripts, ...values.map(decodeURI)]
}

test('no line of a page ends at the hyphen of a word, and no program reads what prevents it', async () => {
  const paths = await listPaths(lake, NOW)
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const loaded = await loadPage(lake, path, NOW, ORIGIN)
    if (loaded.outcome !== 'page') throw new Error(`The first content has a page at ${path}`)
    const { html } = await renderPageDocument(loaded.page)
    expect(html, path).toContain(`-${JOINER}`)
    const read = [...readByPrograms(html), markdownOf(html, ORIGIN)]
    expect(read.filter((text) => text.includes(JOINER))).toEqual([])
  }
})

test('neither do readers of the feed and of llms.txt', async () => {
  const { feed } = await loadFeed(lake, '/blog', NOW)
  const { overview } = await loadOverview(lake, NOW)
  const texts = [feed ? feedXml(feed, ORIGIN) : '', llmsText(overview, ORIGIN)]
  expect(texts.filter((text) => !/\p{L}-\p{L}/u.test(text) || text.includes(JOINER))).toEqual([])
})
