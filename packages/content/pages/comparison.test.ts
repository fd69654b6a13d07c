import { describe, expect, test } from 'vitest'
import { loadSitemap } from '../files/sitemap/load.ts'
import { reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import { now, origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { lakeOf } from '../testing/lake.ts'
import { load, loadKind } from '../testing/load.ts'

const ROUND = { factsSource: 'Manual', factsAsOf: '2025-06-01' }

const carrier = (
  id: string,
  name: string,
  fields: Record<string, unknown> = {},
  path = `/${id}`,
): StoredDocument =>
  withRoute({ _id: `carrier-${id}`, _type: 'carrier', name, ...ROUND, ...fields }, { path, name })

const comparisonPage = withRoute(
  { _id: 'comparisonPage', _type: 'comparisonPage', title: '{{operadoras}}, as mesmas perguntas' },
  { path: '/comparar', name: 'Comparar' },
)

const price = {
  _id: 'claim-preco',
  _type: 'claim',
  kind: 'price',
  amount: 150,
  validUntil: '2025-06-20',
}

const documents = [
  siteSettings,
  comparisonPage,
  carrier('zelo', 'Ágil', { facts: { mei: { state: 'sim' } } }),
  carrier('amil', 'Amil', { price: reference(price._id) }),
  carrier('sul', 'Sul'),
  price,
]

const comparison = async (path: string, all = documents, at = now) => {
  const page = await loadKind('comparison', path, all, at)
  return { ...page.subject, page, names: page.subject.carriers.map(({ name }) => name) }
}

const cellsOf = ({ rows }: Awaited<ReturnType<typeof comparison>>, id: string) =>
  rows.find((row) => row.id === id)?.cells ?? []

describe('the comparison of all carriers', () => {
  test('has them in the order of the alphabet, and counts them', async () => {
    const { names, heading, requestLabel } = await comparison('/comparar')
    expect(names).toEqual(['Ágil', 'Amil', 'Sul'])
    expect(heading.title).toBe('Três operadoras, as mesmas perguntas')
    expect(requestLabel).toBe('Pedir propostas das três operadoras')
  })

  test('is of one carrier where there is only one', async () => {
    const alone = await comparison('/comparar', [siteSettings, comparisonPage, carrier('a', 'A')])
    expect([alone.heading.title, alone.requestLabel, alone.rule]).toEqual([
      'Uma operadora, as mesmas perguntas',
      'Pedir uma proposta',
      'Uma linha entra quando a operadora responde.',
    ])
  })

  test('has a column for a carrier that is added, with all to be confirmed, and none for one without a page', async () => {
    const added = [...documents, carrier('bem', 'Bem'), { _id: 'carrier-x', _type: 'carrier' }]
    const compared = await comparison('/comparar', added)
    expect(compared.names).toEqual(['Ágil', 'Amil', 'Bem', 'Sul'])
    expect(cellsOf(compared, 'mei')[2]).toMatchObject({ state: 'confirmar', carrier: 'Bem' })
  })

  test('is made again when a price ends or an answer ages', async () => {
    const { freshUntil } = await load('/comparar', documents)
    expect(freshUntil?.toISOString()).toBe('2025-06-21T03:00:00.000Z')
    const ended = await comparison('/comparar', documents, freshUntil ?? now)
    expect(cellsOf(ended, 'preco')[1]).toMatchObject({ stateText: 'Sob consulta' })
    const { freshUntil: next } = await load('/comparar', documents, freshUntil ?? now)
    expect(next?.toISOString()).toBe('2025-08-30T03:00:00.000Z')
    const aged = await comparison('/comparar', documents, next ?? now)
    expect(aged.aged).toBe('Respostas de 01/06/2025: a reconfirmar.')
  })
})

describe('the comparison of two carriers', () => {
  test('has its own name and address where it is shared, and is found by search engines through that of all', async () => {
    const { page, names } = await comparison('/comparar/amil/zelo')
    const { title, robots, alternates, openGraph } = pageMetadata(page, origin)
    expect(openGraph.url).toBe(`${origin}/comparar/amil/zelo`)
    expect(names).toEqual(['Ágil', 'Amil'])
    expect(title).toBe('Ágil ou Amil | Elos Saúde')
    expect([robots, alternates.canonical]).toEqual(['noindex', `${origin}/comparar`])
    expect(page.breadcrumb.map(({ label }) => label)).toEqual([
      'Início',
      'Comparar',
      'Ágil ou Amil',
    ])
    const { entries } = await loadSitemap(lakeOf(documents), origin, now)
    expect(entries.map(({ path }) => path)).toEqual(['/amil', '/comparar', '/sul', '/zelo'])
  })

  test.each([
    ['/comparar/zelo/amil', '/comparar/amil/zelo'],
    ['/comparar/amil/amil', '/comparar'],
  ])('that is asked for at %s is at %s', async (path, location) => {
    expect(await load(path, documents)).toMatchObject({
      outcome: 'redirect',
      location,
      permanent: true,
    })
  })

  test.each([
    '/comparar/amil/outra',
    '/comparar/amil',
    '/comparar/amil/sul/zelo',
    '/comparar/amil/sul/versao/2',
    '/comparar/pagina/2',
    '/amil/sul',
  ])('is not at %s', async (path) => {
    expect((await load(path, documents)).outcome).toBe('missing')
  })

  test('leads on from the paths that its carriers had once', async () => {
    const redirect = {
      _id: 'redirect-agil',
      _type: 'redirect',
      source: '/agil',
      target: reference('carrier-zelo'),
    }
    const found = await load('/comparar/agil/amil', [...documents, redirect])
    expect(found).toMatchObject({ outcome: 'redirect', location: '/comparar/amil/zelo' })
    expect(found.tags).toContain('doc:redirect-agil')
    expect((await load('/comparar/agil/outra', [...documents, redirect])).outcome).toBe('missing')
  })

  test('may be of a carrier whose path has several parts', async () => {
    const nested = [...documents, carrier('x', 'Xis', {}, '/operadoras/xis')]
    expect((await comparison('/comparar/amil/operadoras/xis', nested)).names).toEqual([
      'Amil',
      'Xis',
    ])
    expect((await comparison('/comparar/operadoras/xis/sul', nested)).names).toEqual(['Sul', 'Xis'])
  })

  test('is made from its two carriers, and of others only from their entries', async () => {
    const { tags, madeFrom } = await load('/comparar/amil/sul', documents)
    expect(madeFrom.toSorted()).toEqual([
      'carrier-amil',
      'carrier-sul',
      'claim-preco',
      'comparisonPage',
    ])
    expect(tags).toContain('entry:carrier-zelo')
    expect(tags).not.toContain('doc:carrier-zelo')
  })
})
