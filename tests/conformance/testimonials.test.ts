import { loadPage, structuredData } from '@elos/content'
import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'

const NOW = new Date('2026-11-22T12:00:00-03:00')
const ORIGIN = 'https://elos.exemplo.com.br'

const seed = seedDocuments()
const said = seed.flatMap((each) => (each._type === 'testimonial' ? [each.content] : []))

/** The HTML and the structured data of a page, with a consent to the words of some testimonials. */
async function pageWith(isAllowed: (words: string) => boolean, path: string) {
  const documents = seed.map((each) =>
    each._type === 'testimonial' && isAllowed(each.content)
      ? { ...each, authorizedWords: authorizationOf(each.content) }
      : each,
  )
  const loaded = await loadPage(lakeOf(documents), path, NOW)
  if (loaded.outcome !== 'page') throw new Error(`The first content has a page at ${path}`)
  const { page } = loaded
  return { html: render(renderPage(page)), data: JSON.stringify(structuredData(page, ORIGIN)) }
}

test('the home page of the first content has no testimonial, no section for them and no rating, since nobody has given a consent', async () => {
  const { html, data } = await pageWith(() => false, '/')
  for (const words of said) expect(html + data).not.toContain(words)
  expect(html).not.toContain('id="depoimentos"')
  expect(data).not.toMatch(/aggregateRating|"Review"|Nome do cliente/)
})

test.each(['/', '/amil-saude'])(
  'the menus of %s lead to the testimonials while the home page shows one',
  async (path) => {
    const linksTo = ({ html }: { html: string }) => html.match(/href="\/?#depoimentos"/g) ?? []
    expect(linksTo(await pageWith(() => false, path))).toEqual([])
    // The header has its menu twice, once for phones; the footer has a link too.
    expect(linksTo(await pageWith((words) => words === said[1], path))).toHaveLength(3)
  },
)
