import { describe, expect, test } from 'vitest'
import { loadFeed } from '../files/feed/load.ts'
import { loadOverview } from '../files/llms/load.ts'
import {
  articleWithPage,
  paragraph,
  reference,
  siteSettings,
  withRoute,
} from '../fixtures/documents.ts'
import { now } from '../fixtures/pages.ts'
import { contentOf } from '../sections/kinds.ts'
import { lakeOf } from '../testing/lake.ts'
import { load, loadKind } from '../testing/load.ts'

const carriers = ['a', 'b', 'c'].map((key) =>
  withRoute({ _id: `carrier-${key}`, _type: 'carrier', name: `Operadora ${key}` }),
)
const offer = (carrier: string, name: string) => ({ name, carrier: reference(carrier) })
const plan = withRoute(
  {
    _id: 'plan-empresa',
    _type: 'plan',
    offersHeading: 'As {{operadoras}} que oferecemos em {{planos}}',
    offers: [offer('carrier-a', 'Um'), offer('carrier-a', 'Dois'), offer('carrier-b', 'Três')],
  },
  { path: '/plano', description: 'Compare {{operadoras}} com ajuda.' },
)
const home = withRoute(
  {
    _id: 'homePage',
    _type: 'homePage',
    carriers: {
      title: '{{operadoras}}, uma a uma',
      items: [reference('carrier-a'), reference('carrier-b')],
    },
  },
  { path: '/' },
)
const blog = withRoute(
  { _id: 'blogPage', _type: 'blogPage', lead: [paragraph('{{artigos}} em linguagem simples.')] },
  { path: '/blog', description: '{{artigos}} para ler.' },
)
const legal = withRoute(
  { _id: 'legalPage-x', _type: 'legalPage', title: 'Sobre', body: [paragraph('Há {{artigos}}.')] },
  { path: '/sobre', relatedRoutes: [reference('plan-empresa')] },
)
const coming = articleWithPage(2, { publishAt: '2025-06-20T12:00:00Z' })
const documents = [
  siteSettings,
  ...carriers,
  plan,
  home,
  blog,
  legal,
  articleWithPage(1),
  coming,
  // A carrier without a page is not presented.
  { _id: 'carrier-d', _type: 'carrier', name: 'Operadora d' },
]

describe('a text that counts what the site lists', () => {
  test('counts the list of its own page, which may be shorter', async () => {
    const { subject } = await loadKind('home', '/', documents)
    expect(contentOf('sellers', subject.sections)?.heading.title).toBe('Duas operadoras, uma a uma')
    const page = await loadKind('plan', '/plano', documents)
    const [sellers] = page.subject.sections
    const lead = [{ children: [{ text: 'As duas operadoras que oferecemos em três planos' }] }]
    expect(sellers).toMatchObject({ content: { heading: { lead } } })
  })

  test('counts what has a page, everywhere else', async () => {
    const page = await loadKind('plan', '/plano', documents)
    expect(page.route.description).toBe('Compare três operadoras com ajuda.')
    const { related } = await loadKind('legal', '/sobre', documents)
    expect(related).toMatchObject([{ description: 'Compare três operadoras com ajuda.' }])
  })

  test('is made again when a page or an article comes or goes, and when an article is due', async () => {
    const loaded = await load('/sobre', documents)
    expect(loaded.tags).toEqual(expect.arrayContaining(['list:article', 'list:route']))
    expect(loaded.freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
  })

  test('is in the files of the site too', async () => {
    const client = lakeOf(documents)
    const { overview } = await loadOverview(client, now)
    expect(overview.pages.find(({ path }) => path === '/plano')?.description).toContain('três')
    expect((await loadFeed(client, '/blog', now)).feed?.description).toBe('Um artigo para ler.')
  })
})
