import { describe, expect, test } from 'vitest'
import { paragraph, reference, withRoute } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { authorizationOf, exampleAuthorizationOf } from '../parts/testimonial/authorization.ts'
import { contentOf } from '../sections/kinds.ts'
import { loadKind } from '../testing/load.ts'

const carrier = (key: string, fields: object) => ({
  _id: `carrier-${key}`,
  _type: 'carrier',
  ...fields,
})
const testimonial = (id: string, fields: object) => ({
  _id: id,
  _type: 'testimonial',
  content: 'Gostei.',
  authorizedWords: authorizationOf('Gostei.'),
  ...fields,
})

const documents: StoredDocument[] = [
  carrier('amil', { name: 'Amil', order: 3, inQuoteForm: true, slug: { current: 'amil-saude' } }),
  carrier('bradesco', {
    name: 'Bradesco',
    order: 1,
    inQuoteForm: true,
    slug: { current: 'bradesco-saude' },
  }),
  withRoute(
    carrier('alice', {
      name: 'Alice',
      order: 2,
      factsSource: 'Manual de vendas',
      factsAsOf: '2024-06-01',
      facts: { mei: { state: 'sim' } },
    }),
    { path: '/alice-saude' },
  ),
  testimonial('t1', { rating: 5, inStructuredData: true }),
  testimonial('t2', { rating: 4, inStructuredData: true }),
  testimonial('t3', { rating: 4, inStructuredData: true }),
  testimonial('t4', { rating: 1, inStructuredData: false }),
  testimonial('unrated', { inStructuredData: true }),
  { _id: 'plan-senior', _type: 'plan', name: 'Sênior', audience: 'senior', coverage: 'saude' },
  withRoute(
    {
      _id: 'homePage',
      _type: 'homePage',
      services: {
        cards: [{ plan: reference('plan-senior'), main: true }, { plan: reference('gone') }],
      },
      carriers: { items: [reference('carrier-alice'), reference('carrier-gone')] },
      testimonials: { items: ['t1', 't2', 't3', 't4', 'unrated'].map(reference) },
    },
    { path: '/' },
  ),
]

const loadHome = async (changed = documents) => (await loadKind('home', '/', changed)).subject

const testimonialsIn = async (changed?: StoredDocument[]) =>
  contentOf('testimonials', (await loadHome(changed)).sections)

describe('the home page', () => {
  test('offers the carriers with a quote option in the quote form, in order', async () => {
    expect((await loadHome()).contact.carriers).toEqual([
      { value: 'bradesco', label: 'Bradesco' },
      { value: 'amil', label: 'Amil' },
    ])
  })

  test('lists the carriers and plans that exist, with the path of their page', async () => {
    const { sections } = await loadHome()
    expect(contentOf('sellers', sections)?.items).toMatchObject([
      {
        name: 'Alice',
        href: '/alice-saude',
        who: [
          { words: 'Sem CNPJ a confirmar' },
          { words: 'MEI sim', reconfirm: 'em 01/06/2024: a reconfirmar' },
          { words: 'Empresa a confirmar' },
        ],
      },
    ])
    expect(contentOf('panels', sections)?.items).toMatchObject([
      { name: 'Sênior', coverage: 'saude', isMain: true },
    ])
  })

  test('asks who sells to the visitor, with links that exist', async () => {
    const shortcuts = {
      title: 'Quem vende para você?',
      links: [
        {
          label: 'Não tenho CNPJ',
          action: 'page',
          page: reference('homePage'),
          anchor: 'operadoras',
        },
        { label: 'Sou MEI', action: 'page', page: reference('gone') },
      ],
    }
    const changed = documents.map((each) =>
      each._id === 'homePage' ? { ...each, hero: { shortcuts } } : each,
    )
    expect((await loadHome(changed)).hero.shortcuts).toEqual({
      title: 'Quem vende para você?',
      links: [{ label: 'Não tenho CNPJ', action: 'page', href: '/#operadoras' }],
    })
    expect((await loadHome()).hero.shortcuts.links).toEqual([])
  })

  test('computes the rating from the testimonials in structured data', async () => {
    expect((await testimonialsIn())?.rating).toEqual({ value: 4.3, count: 3 })
  })

  test.each([
    ['no consent is recorded', undefined],
    ['the consent is to other words', authorizationOf('Gostei muito.')],
    ['the consent is to no words', authorizationOf('')],
    ['the consent is an example, on a public site', exampleAuthorizationOf('Gostei.')],
  ])('shows and counts no testimonial of which %s', async (_, authorizedWords) => {
    const changed = documents.map((each) =>
      each._type === 'testimonial' && each._id !== 't2' ? { ...each, authorizedWords } : each,
    )
    expect(await testimonialsIn(changed)).toMatchObject({
      items: [{ id: 't2' }],
      rating: { value: 4, count: 1 },
    })
  })

  test('shows a testimonial whose spaces differ from the words allowed', async () => {
    const changed = documents.map((each) =>
      each._id === 't1' ? { ...each, content: ' Gostei.\n' } : each,
    )
    expect((await testimonialsIn(changed))?.items).toHaveLength(5)
  })

  test('has no rating without testimonials in structured data', async () => {
    const unflagged = documents.map((each) => ({ ...each, inStructuredData: false }))
    expect((await testimonialsIn(unflagged))?.rating).toBeUndefined()
  })

  test('has no section of testimonials without one that it may show', async () => {
    const none = documents.filter(({ _type }) => _type !== 'testimonial')
    expect(await testimonialsIn(none)).toBeUndefined()
  })

  test('states each figure once, those of a former opening among the differentials', async () => {
    const claims = ['anos', 'clientes'].map((id) => ({
      _id: id,
      _type: 'claim',
      kind: 'count',
      amount: 15,
      unit: 'anos',
    }))
    const page = withRoute(
      {
        _id: 'homePage',
        _type: 'homePage',
        hero: { stats: [{ claim: reference('anos'), label: 'de mercado' }] },
        about: {
          body: [paragraph('Nossa história.')],
          differentials: [
            { claim: reference('anos'), label: 'anos' },
            { claim: reference('clientes'), label: 'clientes' },
            { label: 'Suporte ilimitado' },
          ],
        },
      },
      { path: '/' },
    )
    const { sections } = await loadHome([...claims, page])
    expect(sections.map(({ kind, id }) => [kind, id])).toEqual([
      ['numbers', 'sobre'],
      ['prose', 'quem-somos'],
      ['points', 'valores'],
    ])
    expect(contentOf('numbers', sections)?.items.map(({ label }) => label)).toEqual([
      'de mercado',
      'clientes',
    ])
    expect(contentOf('points', sections)?.items).toMatchObject([{ title: 'Suporte ilimitado' }])
  })

  test('has the heading of the company, to which menus lead, on the first of these that there is', async () => {
    const placesOf = async (about: object) => {
      const home = { _id: 'homePage', _type: 'homePage', about: { title: 'Sobre nós', ...about } }
      const { sections } = await loadHome([withRoute(home, { path: '/' })])
      return sections.map(({ id, content }) => [id, 'heading' in content && content.heading.title])
    }
    const body = [paragraph('Nossa história.')]
    const differentials = [{ label: 'Suporte ilimitado' }]
    expect(await placesOf({ body, differentials })).toEqual([
      ['sobre', 'Sobre nós'],
      ['valores', 'Nossos valores'],
    ])
    expect(await placesOf({ differentials })).toEqual([['sobre', 'Sobre nós']])
  })

  test('has doors that lead to pages, and to parts of them', async () => {
    const page = withRoute(
      {
        _id: 'homePage',
        _type: 'homePage',
        steps: {
          items: [
            { title: 'Alice', page: reference('carrier-alice') },
            { title: 'Operadoras', page: reference('homePage'), anchor: 'operadoras' },
            { title: 'Sem página', page: reference('gone') },
          ],
        },
      },
      { path: '/' },
    )
    const { sections } = await loadHome([...documents.slice(0, -1), page])
    expect(contentOf('steps', sections)).toMatchObject({ look: 'choice' })
    expect(contentOf('steps', sections)?.items.map(({ href }) => href)).toEqual([
      '/alice-saude',
      '/#operadoras',
      undefined,
    ])
  })
})
