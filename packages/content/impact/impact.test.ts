import { expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { type Edit, editsBetween } from './edit.ts'
import { impactOf } from './impact.ts'
import { siteAfter, siteOf } from './site.ts'

const NOW = new Date('2026-03-10T12:00:00Z')

const price = {
  _id: 'claim-preco',
  _type: 'claim',
  kind: 'price',
  amount: 150,
  qualifier: 'from',
  period: 'month',
}
const carrier = {
  _id: 'carrier-amil',
  _type: 'carrier',
  name: 'Amil',
  price: reference('claim-preco'),
}
const amil = withRoute(carrier, { path: '/amil' })
const home = withRoute(
  {
    _id: 'homePage',
    _type: 'homePage',
    hero: { title: 'Planos' },
    carriers: { items: [reference('carrier-amil')] },
  },
  { path: '/' },
)
const documents: StoredDocument[] = [siteSettings, price, amil, home, articleWithPage(1)]

const ORIGIN = 'https://www.example.com.br'

const publishing = (...edits: Edit[]) => impactOf(siteOf(documents, NOW, ORIGIN), edits)

test('another price changes the pages that state it, through another document too', async () => {
  const { pages, paths } = await publishing({ before: price, after: { ...price, amount: 169.9 } })
  expect(paths).toEqual(['/', '/amil'])
  expect(pages).toMatchObject([
    { path: '/', kind: 'changes' },
    {
      path: '/amil',
      kind: 'changes',
      before: { subject: { price: { amountText: 'R$\u00a0150' } } },
      after: { subject: { price: { amountText: 'R$\u00a0169,90' } } },
    },
  ])
})

test.each([
  ['the MEI', 'mei', ['/', '/amil']],
  ['reimbursement', 'reembolso', ['/amil']],
])(
  'an answer of a carrier about %s changes the pages that state it, and no other',
  async (_, id, stating) => {
    const round = { factsSource: 'Manual de vendas', factsAsOf: '2026-03-01' }
    const answered = { ...amil, ...round, facts: { [id]: { state: 'sim' } } }
    const { pages } = await publishing({ before: amil, after: answered })
    expect(pages.map(({ path }) => path)).toEqual(stating)
  },
)

test('a new page appears, and a removed one goes', async () => {
  const page = withRoute({ ...carrier, _id: 'carrier-nova' }, { path: '/nova' })
  const { pages } = await publishing({ before: null, after: page }, { before: amil, after: null })
  const kinds = pages.map(({ path, kind }) => [path, kind])
  expect(kinds).toContainEqual(['/nova', 'appears'])
  expect(kinds).toContainEqual(['/amil', 'goes'])
})

test('a note of staff changes no page, although pages are made again', async () => {
  const { pages, paths } = await publishing({
    before: price,
    after: { ...price, note: 'Confirmar' },
  })
  expect(paths).toEqual(['/', '/amil'])
  expect(pages).toEqual([])
})

test('a site after an edit is as one made anew, and of its pages only those that the edit alters are made again', async () => {
  const site = siteOf(documents, NOW, ORIGIN)
  await Promise.all(site.paths.map(site.load))
  const dearer = documents.map((document) =>
    document === price ? { ...price, amount: 169.9, _rev: '2' } : document,
  )
  const after = await siteAfter(site, editsBetween(documents, dearer))
  expect(after.paths.filter((path) => !after.loaded.has(path))).toEqual(['/', '/amil'])
  const anew = siteOf(dearer, NOW, ORIGIN)
  for (const path of site.paths) expect(await after.load(path)).toEqual(await anew.load(path))
})

test('a site at a later moment makes again the pages that have changed by themselves', async () => {
  const ending = { ...price, validUntil: '2026-03-10' }
  const priced = documents.map((document) => (document === price ? ending : document))
  const site = siteOf(priced, NOW, ORIGIN)
  await Promise.all(site.paths.map(site.load))
  const later = await siteAfter(site, [], new Date('2026-03-11T12:00:00Z'))
  expect(later.paths.filter((path) => !later.loaded.has(path))).toEqual(['/', '/amil'])
})
