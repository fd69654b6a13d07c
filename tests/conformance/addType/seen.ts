/**
 * Tests where a new content type appears. `addType.extended.test.ts` runs them as `seen.test.ts` in a copy of the
 * repository that has the type.
 */
import {
  type Loaded,
  llmsText,
  loadOverview,
  loadPage,
  loadSitemap,
  pageMetadata,
  SOCIAL_IMAGE,
  structuredData,
} from '@elos/content'
import { paragraph, routeTo, siteSettings } from '@elos/content/fixtures/documents'
import { lakeOf } from '@elos/content/testing/lake'
import { deskTitles } from '@elos/studio/desk/testing/deskTitles'
import { MAIN_DOCUMENT } from '@elos/studio/presentation/mainDocuments'
import { route } from '@elos/studio/schemas/documents/route/route'
import { SocialCard } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { markdownOf } from '@elos/web/render/markdown'
import { answerOf } from '@elos/web/render/page'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'

const ORIGIN = 'https://elos.exemplo.com.br'
const NOW = new Date('2026-11-22T12:00:00Z')
const PATH = '/glossario/coparticipacao'

const documents = [
  siteSettings,
  {
    _id: 'glossaryTerm-coparticipacao',
    _type: 'glossaryTerm',
    term: 'Coparticipação',
    meaning: [paragraph('A parte de cada consulta que o cliente paga.')],
  },
  routeTo('glossaryTerm-coparticipacao', { path: PATH, category: 'institucional' }),
]
const lake = lakeOf(documents)

async function loadedPage() {
  const loaded: Loaded = await loadPage(lake, PATH, NOW)
  if (loaded.outcome !== 'page') throw new Error(`There is no page at ${PATH}: ${loaded.outcome}`)
  return loaded
}

describe('the new type appears', () => {
  test('in the desk, under its title', async () => {
    expect(await deskTitles()).toContainEqual(['glossaryTerm', 'Termos do glossário'])
  })

  test('among the documents that a route may lead to', () => {
    const subject = route.fields.find(({ name }) => name === 'subject')
    expect(subject).toMatchObject({ to: expect.arrayContaining([{ type: 'glossaryTerm' }]) })
  })

  test('at its path, as a document that its template renders', async () => {
    const response = await answerOf(await loadedPage())
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<title>Título de /glossario/coparticipacao</title>')
    expect(html).toContain('<h1>Coparticipação</h1>')
    expect(html).toContain('A parte de cada consulta que o cliente paga.')
  })

  test('with tags of its document, so that publishing it renders the page again', async () => {
    const { tags } = await loadedPage()
    expect(tags).toContain('doc:glossaryTerm-coparticipacao')
  })

  test('in structured data', async () => {
    const { page } = await loadedPage()
    const types = structuredData(page, ORIGIN).map((thing) => thing['@type'])
    expect(types).toEqual(['FAQPage', 'BreadcrumbList'])
  })

  test('in the sitemap', async () => {
    const { entries } = await loadSitemap(lake, ORIGIN, NOW)
    expect(entries.map(({ path }) => path)).toEqual([PATH])
  })

  test('in llms.txt, by its Markdown twin', async () => {
    const { overview } = await loadOverview(lake, NOW)
    expect(llmsText(overview, ORIGIN)).toContain(`${ORIGIN}${PATH}.md`)
  })

  test('as Markdown', async () => {
    const response = await answerOf(await loadedPage())
    const markdown = markdownOf(await response.text(), `${ORIGIN}${PATH}`)
    expect(markdown).toContain('# Coparticipação\n\nA parte de cada consulta que o cliente paga.')
  })

  test('in a social picture of its own', async () => {
    const { page } = await loadedPage()
    expect(pageMetadata(page, ORIGIN).openGraph.images).toMatchObject([
      {
        url: expect.stringMatching(`^${ORIGIN}/social${PATH}\\.png\\?v=\\w+$`),
        ...SOCIAL_IMAGE,
      },
    ])
    expect(render(SocialCard({ page }))).toContain(page.route.title)
  })

  test('in the preview of the Studio, which finds the document of a page by its path', async () => {
    const params = { path: PATH }
    const query = `*[${MAIN_DOCUMENT}]._id`
    const found = await evaluate(parse(query, { params }), { dataset: documents, params })
    expect(await found.get()).toEqual(['glossaryTerm-coparticipacao'])
  })
})
