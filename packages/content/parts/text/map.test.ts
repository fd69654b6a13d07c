import { describe, expect, test } from 'vitest'
import { claimResult } from '../../fixtures/claim.ts'
import { now } from '../../fixtures/pages.ts'
import { block, span } from '../../fixtures/text.ts'
import { mapClaim } from '../claim/map.ts'
import { STORED_ITEMS } from '../storage/inventory.ts'
import { mapRichText } from './map.ts'
import { plainText } from './plain.ts'

describe('a rich text', () => {
  test('has headings, lists and quotes', () => {
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

  test('leaves out paragraphs and headings with nothing to see, unknown items and callouts without their claim', () => {
    const raw = [
      block([span(' ')]),
      block([span('\u200b')], [], { style: 'h2' }),
      block([]),
      { _type: 'poll', _key: 'p' },
      { _type: 'claimCallout', _key: 'k', claim: null },
      null,
    ]
    expect(mapRichText(raw, now)).toEqual([])
  })

  test('has callouts', () => {
    const label = 'Mensalidade da Bradesco Saúde'
    const raw = [{ _type: 'claimCallout', _key: 'k', label, claim: claimResult() }]
    const text = mapRichText(raw, now)
    expect(text).toMatchObject([
      { _type: 'claimCallout', _key: 'k', label, claim: { amount: 200 } },
    ])
    expect(plainText(text)).toBe('Mensalidade da Bradesco Saúde: a partir de R$\u00a0200 por mês')
  })

  test('has a row with a key of its own for each item that the site stores, in the table of cookies', () => {
    const [table] = mapRichText([{ _type: 'storageTable', _key: 't', caption: 'Cookies' }], now)
    expect(table).toMatchObject({ _type: 'dataTable', caption: 'Cookies' })
    const rows = table && 'rows' in table ? table.rows : []
    const cells = rows.map(({ cells: [, , purpose] }) => purpose)
    expect(cells).toEqual(STORED_ITEMS.map(({ purpose }) => purpose))
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  test('has the place of the table of what the forms ask', () => {
    const raw = [{ _type: 'formsTable', _key: 't', caption: 'O que perguntamos' }]
    const text = mapRichText(raw, now)
    expect(text).toEqual([{ _type: 'formsTable', _key: 't', caption: 'O que perguntamos' }])
    expect(plainText(text)).toBe('O que perguntamos')
  })

  test('has tables: the first row is the header, claims are written out, a price with its conditions, short rows filled', () => {
    const unit = { singular: 'ano', plural: 'anos' }
    const duration = claimResult({ kind: 'duration', amount: 2, qualifier: null, unit })
    const price = claimResult({ amount: 150, conditions: 'linha Easy, até 23 anos' })
    const rows = [
      { _key: 'h', cells: [{ text: 'Plano' }, { text: 'Tempo' }, { text: 'Preço' }] },
      { _key: 'r1', cells: [{ text: 'Individual' }, { claim: duration }, { claim: price }] },
      { _key: 'r2', cells: [{ text: 'Empresarial' }] },
    ]
    const cells = [
      'Individual',
      { text: '2 anos', claim: mapClaim(duration, now) },
      {
        text: 'a partir de R$\u00a0150 por mês (linha Easy, até 23 anos)',
        claim: mapClaim(price, now),
      },
    ]
    const table = mapRichText([{ _type: 'dataTable', _key: 't', caption: 'Prazos', rows }], now)
    expect(table).toEqual([
      {
        _type: 'dataTable',
        _key: 't',
        caption: 'Prazos',
        header: ['Plano', 'Tempo', 'Preço'],
        rows: [
          { key: 'r1', cells },
          { key: 'r2', cells: ['Empresarial', '', ''] },
        ],
      },
    ])
    expect(plainText(table)).toContain('Individual | 2 anos | a partir de')
  })

  test('describes a figure by its own alternative text', () => {
    const image = {
      alt: null,
      crop: null,
      hotspot: null,
      asset: {
        id: 'image-abc-10x10-png',
        url: 'https://cdn.sanity.io/images/p/d/abc-10x10.png',
        width: 10,
        height: 10,
      },
    }
    const raw = [{ _type: 'figure', _key: 'f', image, alt: 'Um gráfico', caption: 'Fonte: ANS' }]
    expect(mapRichText(raw, now)).toMatchObject([
      { _type: 'figure', image: { alt: 'Um gráfico', caption: 'Fonte: ANS', width: 10 } },
    ])
  })

  test('as plain text has a line for each paragraph and row', () => {
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
