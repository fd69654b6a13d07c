import { describe, expect, it } from 'vitest'
import { claimResult } from '../fixtures/claim.ts'
import { now } from '../fixtures/pages.ts'
import { mapRichText, mapShortText } from './map.ts'
import { plainText } from './plain.ts'
import type { BlockResult, ChildResult, MarkResult } from './result.ts'

const span = (text: string, marks: string[] = []): ChildResult => ({
  _type: 'span',
  _key: text,
  text,
  marks,
})

function block(
  children: ChildResult[],
  markDefs: MarkResult[] = [],
  fields: object = {},
): BlockResult {
  return { _type: 'block', _key: 'b', style: 'normal', children, markDefs, ...fields }
}

function inlineClaim(fields: object): ChildResult {
  return { _type: 'claimRef', _key: 'c', display: 'full', claim: claimResult(), ...fields }
}

describe('a claim in a sentence', () => {
  const sentence = (child: ChildResult, at = now) =>
    plainText(mapShortText([block([span('Planos '), child, span('.')])], at)).replace('\u00a0', ' ')

  it('reads in full, or as its amount alone', () => {
    expect(sentence(inlineClaim({}))).toBe('Planos a partir de R$ 200 por mês.')
    expect(sentence(inlineClaim({ display: 'amount' }))).toBe('Planos R$ 200.')
    expect(sentence(inlineClaim({ display: null }))).toBe('Planos a partir de R$ 200 por mês.')
  })

  it('reads "sob consulta" once it has expired, or when it is missing', () => {
    const claim = claimResult({ validUntil: '2025-06-14' })
    expect(sentence(inlineClaim({ claim }))).toBe('Planos sob consulta.')
    expect(sentence(inlineClaim({ claim: null }))).toBe('Planos sob consulta.')
  })

  it('is no plain span, so that a page can set it apart', () => {
    const [paragraph] = mapShortText([block([inlineClaim({})])], now)
    expect(paragraph?.children).toMatchObject([{ _type: 'claimRef', claim: { amount: 200 } }])
  })
})

describe('a link in a sentence', () => {
  const linked = (mark: MarkResult) =>
    mapShortText([block([span('regras', ['strong', 'm'])], [mark])], now)[0]

  it('to a page has its path and anchor', () => {
    const mark = { _type: 'routeLink', _key: 'm', route: { path: '/' }, anchor: 'contato' }
    expect(linked(mark)?.markDefs).toEqual([
      { _type: 'link', _key: 'm', href: '/#contato', external: false },
    ])
  })

  it('to another site says so', () => {
    const mark = { _type: 'externalLink', _key: 'm', url: 'https://gov.br/ans' }
    expect(linked(mark)?.markDefs).toEqual([
      { _type: 'link', _key: 'm', href: 'https://gov.br/ans', external: true },
    ])
  })

  it.each([
    ['a missing page', { _type: 'routeLink', _key: 'm', route: null }],
    ['an unsafe address', { _type: 'externalLink', _key: 'm', url: 'javascript:alert(1)' }],
  ])('to %s stays as text', (_, mark) => {
    const paragraph = linked(mark)
    expect(paragraph?.markDefs).toEqual([])
    expect(paragraph?.children).toEqual([
      { _type: 'span', _key: 'regras', text: 'regras', marks: ['strong'] },
    ])
  })
})

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
    const raw = [{ _type: 'claimCallout', _key: 'k', claim: claimResult() }]
    expect(mapRichText(raw, now)).toMatchObject([
      { _type: 'claimCallout', _key: 'k', claim: { amount: 200 } },
    ])
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
