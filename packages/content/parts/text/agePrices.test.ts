import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, withRoute } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { priceTable } from '../../fixtures/priceTable.ts'
import { contentOf } from '../../sections/kinds.ts'
import { load, loadKind } from '../../testing/load.ts'
import type { StoredDocument } from '../stored/document.ts'
import { plainText } from './plain.ts'

const amil = withRoute({ _id: 'carrier-amil', _type: 'carrier', name: 'Amil' })
const article = articleWithPage(1, {
  body: [{ _type: 'agePrices', _key: 'a', table: reference('table-2025') }],
})

const atNoon = (day: string) => new Date(`${day}T15:00:00Z`)

const bodyOf = async (tables: StoredDocument[], at = now) =>
  (await loadKind('article', '/blog/1', [article, amil, ...tables], at)).subject.body

/** The lines that the article has in place of its table. */
const linesOf = async (tables: StoredDocument[], at = now) =>
  plainText(await bodyOf(tables, at))
    .replaceAll('\u00a0', ' ')
    .split('\n')

const lastLine = async (tables: StoredDocument[], at: Date) => (await linesOf(tables, at)).at(-1)

const NINE = Array(9).fill(200)

const CONSULT = 'Amil Bronze: preços por idade sob consulta.'

describe('the prices by age of a line', () => {
  test('are a table of the ten bands of ANS, with the conditions, source and days of its prices', async () => {
    expect(await bodyOf([priceTable('table-2025')])).toMatchObject([
      { _type: 'dataTable', caption: 'Amil Bronze: preço por pessoa, por mês' },
    ])
    expect(await linesOf([priceTable('table-2025')])).toEqual([
      'Idade | Enfermaria | Apartamento',
      '0 a 18 | R$ 200 | R$ 300',
      '19 a 23 | R$ 240 | R$ 340',
      '24 a 28 | R$ 280 | R$ 380',
      '29 a 33 | R$ 320 | R$ 420',
      '34 a 38 | R$ 360 | R$ 460',
      '39 a 43 | R$ 400 | R$ 500',
      '44 a 48 | R$ 500 | R$ 600',
      '49 a 53 | R$ 650,50 | R$ 750,50',
      '54 a 58 | R$ 800 | R$ 900',
      '59 ou mais | R$ 1.150 | R$ 1.250',
      'De 2 a 29 vidas. Fonte: tabela da operadora. Valor de referência de 01/06/2025, válido até 31/12/2025.',
    ])
  })

  test.each([
    ['that begins tomorrow', { validFrom: '2025-06-16' }],
    ['that ended yesterday', { validUntil: '2025-06-14' }],
    ['of nine bands', { columns: [{ name: 'Enfermaria', prices: NINE }] }],
    [
      'with a price that is no number',
      { columns: [{ name: 'Enfermaria', prices: [...NINE, '1'] }] },
    ],
    ['without columns', { columns: undefined }],
  ])('are “sob consulta” where there is only a table %s', async (_, fields) => {
    expect(await linesOf([priceTable('table-2025', fields)])).toEqual([CONSULT])
  })

  test('are those of the next table of the line from its first day on, and no page waits for an edit', async () => {
    const next = priceTable('table-2026', { validFrom: '2026-01-01', validUntil: '2026-06-30' })
    const other = { ...next, line: 'Ouro' }
    const both = [priceTable('table-2025'), next]
    expect(await lastLine(both, atNoon('2025-12-31'))).toContain('válido até 31/12/2025')
    expect(await lastLine(both, atNoon('2026-01-01'))).toContain('válido até 30/06/2026')
    expect(await lastLine(both, atNoon('2026-07-01'))).toBe(CONSULT)
    expect(await lastLine([priceTable('table-2025'), other], atNoon('2026-01-01'))).toBe(CONSULT)
    const { freshUntil, tags } = await load('/blog/1', [article, amil, ...both], now)
    expect(freshUntil).toEqual(new Date('2026-01-01T03:00:00Z'))
    expect(tags).toEqual(
      expect.arrayContaining(['doc:table-2025', 'doc:table-2026', 'list:priceTable']),
    )
  })

  test('are those of the table that began last where two of the line are valid, and no other after it', async () => {
    const newer = priceTable('a-newer', { validFrom: '2025-06-01', validUntil: '2025-08-31' })
    const both = [newer, priceTable('table-2025')]
    expect(await lastLine(both, now)).toContain('31/08/2025')
    // The table that it followed names 31 December.
    expect(await lastLine(both, atNoon('2025-09-01'))).toBe(CONSULT)
  })

  test('are nothing where the table is gone', async () => {
    expect(await bodyOf([])).toEqual([])
  })
})

describe('the page of a carrier', () => {
  const pricesOn = async (tables: StoredDocument[]) => {
    const { subject } = await loadKind('carrier', '/carrier-amil', [amil, ...tables])
    return subject.sections.filter(({ id }) => id === 'precos')
  }

  test('has the table of each of its lines after its answers', async () => {
    const tables = [
      priceTable('a', { line: 'Ouro', validUntil: '2025-06-01' }),
      priceTable('b'),
      priceTable('c', { carrier: reference('carrier-outra') }),
    ]
    const prose = contentOf('prose', await pricesOn(tables))
    expect(prose?.body).toMatchObject([
      { _type: 'dataTable', caption: 'Amil Bronze: preço por pessoa, por mês' },
      { children: [{ text: 'Amil Ouro: preços por idade sob consulta.' }] },
    ])
  })

  test('says nothing of prices by age without a table', async () => {
    expect(await pricesOn([])).toEqual([])
  })
})
