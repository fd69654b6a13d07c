import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { readDrawings } from './read/drawings.ts'
import { collect } from './testing/collect.ts'

const documents = seedDocuments()
const drawings = readDrawings()
const IDS = new Set(documents.map(({ _id }) => _id))
const ASSETS = new Set(drawings.map(({ id }) => id))

test('the seed has a document for every page and list of the site', () => {
  const counts = Object.groupBy(documents, ({ _type }) => _type)
  const numbers = Object.entries(counts).map(([type, list]) => [type, list?.length])
  expect(Object.fromEntries(numbers)).toMatchObject({
    siteSettings: 1,
    homePage: 1,
    partnerPage: 1,
    blogPage: 1,
    carrier: 6,
    plan: 4,
    product: 2,
    article: 10,
    legalPage: 6,
    testimonial: 7,
    siteFaqItem: 6,
    partnerFaqItem: 16,
    faqCategory: 7,
    redirect: 1,
    claim: 75,
  })
})

test('the seed is the same every time', () => {
  expect(seedDocuments()).toEqual(documents)
})

test('ids are unique and have no dot, which would make the document private', () => {
  expect(IDS.size).toBe(documents.length)
  expect([...IDS].filter((id) => !/^[A-Za-z0-9-]+$/.test(id))).toEqual([])
})

test('every reference is strong and refers to a document or a drawing of the seed', () => {
  const references = collect(documents, (value) => ('_ref' in value ? value : undefined))
  expect(references.length).toBeGreaterThan(300)
  const known = new Set([...IDS, ...ASSETS])
  expect(references.filter(({ _ref }) => !known.has(String(_ref)))).toEqual([])
  expect(references.filter((reference) => '_weak' in reference)).toEqual([])
})

test('every drawing is used, and no two are equal', () => {
  const shown = collect(documents, (value) => ('_ref' in value ? String(value._ref) : undefined))
  expect(drawings).toHaveLength(19)
  expect(ASSETS.size).toBe(drawings.length)
  expect(drawings.filter(({ id }) => !shown.includes(id)).map(({ name }) => name)).toEqual([])
})

test.each(drawings)('$name has a title, is small and has no script', ({ title, content }) => {
  expect(title.length).toBeLessThanOrEqual(160)
  expect(gzipSync(content).length).toBeLessThan(12 * 1024)
  expect(content.toString()).not.toMatch(/<script|<foreignObject|\son\w+=|href=|url\((?!#)/)
})

test('the seed fits in one transaction of hosted Sanity (at most 4 MB a request)', () => {
  expect(Buffer.byteLength(JSON.stringify(documents))).toBeLessThan(4_000_000)
})

test('objects in an array have keys that are unique in it', () => {
  const isObject = (item: unknown) => typeof item === 'object' && item !== null
  const lists = documents.flatMap((page) =>
    collect(page, (value) => (Array.isArray(value) && value.some(isObject) ? value : undefined)),
  )
  const wrong = lists.filter((list) => {
    const keys = list.flatMap((item) => (typeof item._key === 'string' ? [item._key] : []))
    return new Set(keys).size !== list.length
  })
  expect(lists.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

test('landing pages have four reasons, four to six benefits and five parts of information', () => {
  for (const page of documents) {
    if (page._type !== 'carrier' && page._type !== 'plan' && page._type !== 'product') continue
    expect(page.reasons?.items, page._id).toHaveLength(4)
    expect(page.benefits?.items.length, page._id).toBeGreaterThanOrEqual(4)
    expect(page.benefits?.items.length, page._id).toBeLessThanOrEqual(6)
    expect(page.information?.map(({ topic }) => topic)).toEqual([
      'network',
      'plans',
      'prevention',
      'support',
      'conclusion',
    ])
    expect(page.closing.label).toBe('Solicitar Cotação Agora')
    expect(page.chatMessage).toMatch(/^Olá! Vim pelo site da Elos Saúde e gostaria de informações/)
  }
})

test('chat messages are specific: no two pages open the chat with the same text', () => {
  const messages = documents.flatMap((page) => ('chatMessage' in page ? [page.chatMessage] : []))
  expect(messages).toHaveLength(22)
  expect(new Set(messages).size).toBe(messages.length)
})

test('six of the seven testimonials are in the structured data, all rated 5', () => {
  const said = documents.flatMap((page) => (page._type === 'testimonial' ? [page] : []))
  expect(said.filter(({ inStructuredData }) => inStructuredData)).toHaveLength(6)
  expect(new Set(said.map(({ rating }) => rating))).toEqual(new Set([5]))
})

test('the business plan offers all six carriers, the senior plan MedSênior first', () => {
  const offers = (id: string) =>
    documents.flatMap((page) =>
      page._type === 'plan' && page._id === id
        ? page.offers.map(({ carrier }) => carrier._ref)
        : [],
    )
  expect(new Set(offers('plan-empresarial')).size).toBe(6)
  expect(offers('plan-senior')[0]).toBe('carrier-medsenior')
  expect(offers('plan-familiar')).toHaveLength(3)
  expect(offers('plan-individual')).toHaveLength(3)
})

test('partner questions use every category but "all", which matches all of them', () => {
  const used = documents.flatMap((page) =>
    page._type === 'partnerFaqItem' ? page.categories.map(({ _ref }) => _ref) : [],
  )
  expect([...new Set(used)].sort()).toEqual([
    'faqCategory-comissao',
    'faqCategory-operadoras',
    'faqCategory-parceria',
    'faqCategory-processo',
    'faqCategory-solucoes',
    'faqCategory-suporte',
  ])
})

/** The links of a text to pages of the site. */
const linksOf = (text: object) =>
  collect(text, (value) => ('_type' in value && value._type === 'routeLink' ? value : undefined))

/** Places of the home page where a visitor who looks for a health plan finds a way on. */
const WAYS_ON = ['operadoras', 'contato'].map((anchor) =>
  expect.objectContaining({ page: { _type: 'reference', _ref: 'homePage' }, anchor }),
)

test('the first lines of a dental plan lead on to the health plans', () => {
  const dental = documents.flatMap((page) =>
    page._type === 'plan' && page.coverage === 'odonto' ? [page] : [],
  )
  expect(dental).toHaveLength(2)
  for (const { _id, hero } of dental) {
    expect(linksOf(hero.lead), _id).toEqual(expect.arrayContaining(WAYS_ON))
  }
})

test('Porto Seguro leads on to health plans for those without a company, and not to a dental plan', () => {
  const conclusion = documents.flatMap((page) =>
    page._type === 'carrier' && page._id === 'carrier-porto-seguro'
      ? (page.information?.filter(({ topic }) => topic === 'conclusion') ?? [])
      : [],
  )
  expect(linksOf(conclusion)).toEqual(expect.arrayContaining(WAYS_ON))
  expect(JSON.stringify(linksOf(conclusion))).not.toContain('plan-individual')
})

test('no carrier tells its lines in its text too, since its page lists them', () => {
  const twice = documents.flatMap((page) =>
    page._type === 'carrier'
      ? (page.information ?? []).flatMap(({ body }) =>
          body.flatMap((block) => {
            if (block._type !== 'block' || !block.listItem) return []
            const first = block.children?.[0]
            const text = first && 'text' in first ? first.text : ''
            return page.lines?.some(({ name }) => name === text) ? [`${page._id}: ${text}`] : []
          }),
        )
      : [],
  )
  expect(twice).toEqual([])
})

test('the picture of a dental plan shows a tooth', () => {
  const dental = documents.flatMap((page) =>
    page._type === 'plan' && page.coverage === 'odonto' ? [page.hero.image?.alt] : [],
  )
  expect(dental).toHaveLength(2)
  for (const alt of dental) expect(alt).toMatch(/\bdente\b/)
})
