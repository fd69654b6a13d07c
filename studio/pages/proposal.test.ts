import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { queried } from '../types/testing/groq.ts'
import { validate } from '../types/testing/validate.ts'
import { PAGE_CONTEXT_QUERY, type PageContext, pageContextParams } from './pageContext.ts'
import { missingFields, proposePage } from './proposal.ts'

const seed = seedDocuments()

/** The page proposed for a document among those of the first content. */
async function propose(document: { _id: string; [field: string]: unknown }) {
  const params = pageContextParams(document._id, document)
  return proposePage(document, await queried<PageContext>(PAGE_CONTEXT_QUERY, params, seed))
}

const text = (words: string) => [{ _type: 'block', children: [{ _type: 'span', text: words }] }]

const article = {
  _id: 'article-novo',
  _type: 'article',
  title: 'Coparticipação',
  slug: { current: 'coparticipacao' },
  description:
    'O que é a coparticipação, quando ela compensa e quanto se paga por consulta e exame.',
}

const carrier = {
  _id: 'carrier-nova',
  _type: 'carrier',
  name: 'Saúde Nova',
  slug: { current: 'nova-saude' },
  summary: 'Rede regional.',
  hero: { lead: text('Atende o interior de São Paulo com hospital e laboratório próprios.') },
}

describe('the page proposed for an article', () => {
  test('is in the blog, with the texts of the article and the trail of the other articles', async () => {
    expect(await propose(article)).toMatchObject({
      path: '/blog/coparticipacao',
      name: 'Coparticipação',
      title: 'Coparticipação | Elos Saúde',
      description: article.description,
      category: 'blog',
      trail: [{ label: 'Blog', action: 'page', page: { _ref: 'blogPage' } }],
    })
  })

  test('begins its related pages with the carrier that the article is about', async () => {
    const page = await propose({ ...article, subject: { _ref: 'carrier-amil' } })
    expect(page?.relatedRoutes.map(({ _ref }) => _ref)[0]).toBe('carrier-amil')
    expect(page?.relatedRoutes).toHaveLength(4)
  })

  test.each([
    [
      'Reajuste do plano de saúde: como é calculado e o que fazer quando vem alto',
      'Reajuste do plano de saúde',
    ],
    [
      'Tudo aquilo que ninguém conta sobre a carência de parto em planos novos',
      'Tudo aquilo que ninguém conta sobre a carência de parto',
    ],
    ['Rede credenciada, reembolso e coparticipação de planos empresariais', 'Rede credenciada'],
    ['Tudo o que a nova regra da agência reguladora muda a partir de janeiro', ''],
  ])('has whole phrases of “%s” as its title, or none', async (title, proposed) => {
    expect((await propose({ ...article, title }))?.title).toBe(proposed)
  })

  test('has a description of at most 160 characters', async () => {
    const description = `${'Uma frase comprida sobre planos de saúde '.repeat(5).trim()}.`
    const page = await propose({ ...article, description })
    expect(page?.description.length).toBeLessThanOrEqual(160)
    expect(page?.description).toMatch(/saúde Uma frase comprida…$/)
  })
})

describe('the first page proposed for a person or a category', () => {
  const trail = [{ label: 'Blog', action: 'page', page: { _ref: 'blogPage' } }]

  test.each([
    [
      '/blog/autor/ana-souza',
      { _type: 'author', name: 'Ana Souza', note: 'Atende famílias desde 2010.' },
      'Atende famílias desde 2010.',
    ],
    [
      '/blog/categoria/precos',
      { _type: 'articleCategory', name: 'Preços', lead: text('Quanto custa um plano.') },
      'Quanto custa um plano.',
    ],
  ])('is at %s, below the blog', async (path, document, description) => {
    const slug = { current: path.split('/').at(-1) }
    expect(await propose({ _id: 'novo', slug, ...document })).toMatchObject({
      path,
      name: document.name,
      title: `${document.name} | Elos Saúde`,
      description,
      category: 'blog',
      trail,
    })
  })
})

describe('the page proposed for a carrier', () => {
  test('is among the carriers, and its description goes on with the opening', async () => {
    expect(await propose(carrier)).toMatchObject({
      path: '/nova-saude',
      name: 'Saúde Nova',
      title: 'Saúde Nova: planos, rede e cotação | Elos Saúde',
      description:
        'Rede regional. Atende o interior de São Paulo com hospital e laboratório próprios.',
      category: 'operadora',
      trail: [{ label: 'Operadoras', anchor: 'operadoras', page: { _ref: 'homePage' } }],
    })
  })

  test('leaves out a sentence that states a claim', async () => {
    const span = (words: string) => ({ _type: 'span', text: words })
    const children = [span('Planos '), { _type: 'claimRef' }, span('. Sem fidelidade.')]
    const lead = [{ _type: 'block', children }]
    expect(await propose({ ...carrier, hero: { lead } })).toMatchObject({
      description: 'Rede regional. Sem fidelidade.',
    })
  })
})

test('the description of a page that staff compose goes on with the texts of its sections', async () => {
  const sections = [
    { _type: 'fit', title: 'Para quem serve' },
    { _type: 'prose', body: text('O escritório contrata como empresa, com duas pessoas ou mais.') },
  ]
  const hero = { lead: text('Conte a idade de cada pessoa.') }
  const page = { _id: 'free-a', _type: 'freePage', name: 'Contadores', hero, sections }
  expect((await propose(page))?.description).toBe(
    'Conte a idade de cada pessoa. O escritório contrata como empresa, com duas pessoas ou mais.',
  )
})

test.each([
  [undefined, 'produto'],
  ['plan-empresarial', 'produto'],
  ['carrier-amil', 'operadora'],
  ['product-frotas', 'seguro'],
])(
  'the page proposed for one that staff compose about %s is in the category %s',
  async (id, category) => {
    const subject = id && { _ref: id }
    const page = { _id: 'free-a', _type: 'freePage', name: 'Campanha de verão', subject }
    expect(await propose(page)).toMatchObject({ category })
  },
)

test.each(['article', 'carrier', 'plan', 'product', 'legalPage'])(
  'the page proposed for each %s of the first content can be published',
  async (type) => {
    const documents = seed.filter(({ _type }) => _type === type)
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) {
      const route = { _type: 'route', ...(await propose({ ...document })) }
      const problems = await validate({ ...document, route })
      expect(
        problems.filter(({ level, path }) => level === 'error' && path.startsWith('route')),
        document._id,
      ).toEqual([])
    }
  },
)

test('a document of a type without pages has no proposal', async () => {
  expect(await propose({ _id: 'claim-a', _type: 'claim' })).toBeUndefined()
})

test('the first page of a type is at the root, in the category of its kind and without a trail', () => {
  const page = proposePage(carrier, { siblings: [], close: [], settings: null })
  expect(page).toMatchObject({ path: '/nova-saude', category: 'operadora', relatedRoutes: [] })
  expect(page).not.toHaveProperty('trail')
})

test('filling in a page adds what is missing, and keeps what editors wrote', async () => {
  const proposal = await propose(article)
  if (!proposal) throw new Error('There is no proposal')
  const filled = Object.fromEntries(missingFields({ title: 'Escrito à mão', name: '' }, proposal))
  expect(filled).not.toHaveProperty('title')
  expect(filled).toMatchObject({ path: '/blog/coparticipacao', name: 'Coparticipação' })
})
