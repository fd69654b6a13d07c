import { describe, expect, it } from 'vitest'
import { claimResult } from '../fixtures/claim.ts'
import { now } from '../fixtures/pages.ts'
import { block, span } from '../fixtures/text.ts'
import { STORED_ITEMS } from '../storage/inventory.ts'
import { mapRichText } from './map.ts'
import { plainText } from './plain.ts'

describe('a rich text', () => {
  it('keeps headings, lists and quotes', () => {
    const text = mapRichText(
      [
        block([span('Prazos')], [], { style: 'h2' }),
        block([span('um')], [], { listItem: 'bullet', level: 1 }),
        block([span('dito')], [], { style: 'blockquote' }),
        block([span('outro')], [], { style: 'h1' }),
      ],
      now,
    )
    expect(text).toMatchObject([
      { style: 'h2' },
      { listItem: 'bullet', level: 1 },
      { style: 'blockquote' },
      { style: 'normal' },
    ])
  })

  it('leaves out blank paragraphs, unknown items and callouts without their claim', () => {
    const raw = [
      block([span(' ')]),
      block([]),
      { _type: 'poll', _key: 'p' },
      { _type: 'claimCallout', _key: 'k', claim: null },
      null,
    ]
    expect(mapRichText(raw, now)).toEqual([])
  })

  it('sets a claim apart', () => {
    const label = 'Mensalidade da Bradesco Saúde'
    const raw = [{ _type: 'claimCallout', _key: 'k', label, claim: claimResult() }]
    const text = mapRichText(raw, now)
    expect(text).toMatchObject([
      { _type: 'claimCallout', _key: 'k', label, claim: { amount: 200 } },
    ])
    expect(plainText(text)).toBe('Mensalidade da Bradesco Saúde: a partir de R$\u00a0200 por mês')
  })

  it('puts what the site really keeps where the table of cookies stands', () => {
    const [table] = mapRichText([{ _type: 'storageTable', _key: 't', caption: 'Cookies' }], now)
    expect(table).toMatchObject({ _type: 'dataTable', caption: 'Cookies' })
    const names = table && 'rows' in table ? table.rows.map(({ key }) => key) : []
    expect(names).toEqual(STORED_ITEMS.map(({ name }) => name))
  })

  it('reads a table: its first row is the header, claims are written out, short rows filled', () => {
    const cell = (text: string) => ({ text })
    const rows = [
      { _key: 'h', cells: [cell('Plano'), cell('Tempo')] },
      {
        _key: 'r1',
        cells: [
          cell('Individual'),
          {
            claim: claimResult({
              kind: 'duration',
              amount: 2,
              qualifier: null,
              unit: { singular: 'ano', plural: 'anos' },
            }),
          },
        ],
      },
      { _key: 'r2', cells: [cell('Empresarial')] },
    ]
    expect(mapRichText([{ _type: 'dataTable', _key: 't', caption: 'Prazos', rows }], now)).toEqual([
      {
        _type: 'dataTable',
        _key: 't',
        caption: 'Prazos',
        header: ['Plano', 'Tempo'],
        rows: [
          { key: 'r1', cells: ['Individual', '2 anos'] },
          { key: 'r2', cells: ['Empresarial', ''] },
        ],
      },
    ])
  })

  it('describes a figure by its own words', () => {
    const image = {
      alt: null,
      crop: null,
      hotspot: null,
      asset: {
        id: 'image-abc-10x10-png',
        url: 'https://cdn.sanity.io/images/p/d/abc-10x10.png',
        width: 10,
        height: 10,
        lqip: null,
      },
    }
    const raw = [{ _type: 'figure', _key: 'f', image, alt: 'Um gráfico', caption: 'Fonte: ANS' }]
    expect(mapRichText(raw, now)).toMatchObject([
      { _type: 'figure', image: { alt: 'Um gráfico', caption: 'Fonte: ANS', width: 10 } },
    ])
  })

  it('in plain words has a line for each paragraph and row', () => {
    const raw = [
      block([span('Prazos')], [], { style: 'h2' }),
      {
        _type: 'dataTable',
        _key: 't',
        rows: [{ _key: 'h', cells: [{ text: 'a' }, { text: 'b' }] }],
      },
    ]
    expect(plainText(mapRichText(raw, now))).toBe('Prazos\na | b')
  })
})
