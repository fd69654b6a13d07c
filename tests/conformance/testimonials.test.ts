import { loadPage, structuredData } from '@elos/content'
import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'

const NOW = new Date('2026-11-22T12:00:00-03:00')
const HERE = 'http://localhost:3000'
const PUBLIC = 'https://www.example.com.br'

const seed = seedDocuments()
const said = seed.flatMap((each) => (each._type === 'testimonial' ? [each.content] : []))

/** The HTML and the structured data of a page at an address, with a consent to the words of some testimonials. */
async function pageAt(origin: string, path: string, isAllowed = (_words: string) => false) {
  const documents = seed.map((each) =>
    each._type === 'testimonial' && isAllowed(each.content)
      ? { ...each, authorizedWords: authorizationOf(each.content) }
      : each,
  )
  const loaded = await loadPage(lakeOf(documents), path, NOW, origin)
  if (loaded.outcome !== 'page') throw new Error(`The first content has a page at ${path}`)
  const { page } = loaded
  return { html: render(renderPage(page)), data: JSON.stringify(structuredData(page, origin)) }
}

const linksTo = ({ html }: { html: string }) => html.match(/href="\/?#depoimentos"/g) ?? []

describe('the home page of the first content', () => {
  test('shows its seven testimonials on this machine, and six of them to search engines', async () => {
    const { html, data } = await pageAt(HERE, '/')
    expect(said).toHaveLength(7)
    for (const words of said) expect(html).toContain(words)
    expect(html).toContain('id="depoimentos"')
    expect(data.match(/"@type":"Review"/g)).toHaveLength(6)
    expect(data).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":6,"bestRating":5}',
    )
  })

  test('has no testimonial elsewhere, no section for them and no rating, since nobody has given a consent', async () => {
    const { html, data } = await pageAt(PUBLIC, '/')
    for (const words of said) expect(html + data).not.toContain(words)
    expect(html).not.toContain('id="depoimentos"')
    expect(data).not.toMatch(/aggregateRating|"Review"|Nome do cliente/)
  })
})

test.each(['/', '/amil-saude'])(
  'the menus of %s lead to the testimonials while the home page shows one',
  async (path) => {
    expect(linksTo(await pageAt(PUBLIC, path))).toEqual([])
    // The header has its menu twice, once for phones; the footer has a link too.
    expect(linksTo(await pageAt(HERE, path))).toHaveLength(3)
    expect(linksTo(await pageAt(PUBLIC, path, (words) => words === said[1]))).toHaveLength(3)
  },
)
