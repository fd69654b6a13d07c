import { describe, expect, test } from 'vitest'
import { claimResult } from '../../fixtures/claim.ts'
import { now } from '../../fixtures/pages.ts'
import { block, inlineClaim, span } from '../../fixtures/text.ts'
import { DEFAULT_MONTHS } from '../lead/retention.ts'
import { mapShortText } from './map.ts'
import { plainText } from './plain.ts'
import type { ChildResult, MarkResult } from './result.ts'

describe('a claim in a sentence', () => {
  const sentence = (child: ChildResult, at = now) =>
    plainText(mapShortText([block([span('Planos '), child, span('.')])], at)).replace('\u00a0', ' ')

  test('reads in full, or as its amount alone', () => {
    expect(sentence(inlineClaim({}))).toBe('Planos a partir de R$ 200 por mês.')
    expect(sentence(inlineClaim({ display: 'amount' }))).toBe('Planos R$ 200.')
    expect(sentence(inlineClaim({ display: null }))).toBe('Planos a partir de R$ 200 por mês.')
  })

  test('reads "sob consulta" once it has expired, or when it is missing', () => {
    const claim = claimResult({ validUntil: '2025-06-14' })
    expect(sentence(inlineClaim({ claim }))).toBe('Planos sob consulta.')
    expect(sentence(inlineClaim({ claim: null }))).toBe('Planos sob consulta.')
  })

  test('is a child of its own type, so that a page can style it', () => {
    const [paragraph] = mapShortText([block([inlineClaim({})])], now)
    expect(paragraph?.children).toMatchObject([{ _type: 'claimRef', claim: { amount: 200 } }])
  })
})

test('how long leads are stored is stated by the settings', () => {
  const stated = (settings: { leadRetentionMonths: number | null } | null) =>
    plainText(mapShortText([block([{ _type: 'leadRetention', _key: 'r', settings }])], now))
  expect(stated({ leadRetentionMonths: 6 })).toBe('6 meses')
  expect(stated({ leadRetentionMonths: 1 })).toBe('1 mês')
  // Leads are then deleted after as many months.
  expect(stated({ leadRetentionMonths: null })).toBe(`${DEFAULT_MONTHS} meses`)
  expect(stated(null)).toBe(`${DEFAULT_MONTHS} meses`)
})

describe('a link in a sentence', () => {
  const linked = (mark: MarkResult) =>
    mapShortText([block([span('regras', ['strong', 'm'])], [mark])], now)[0]

  test('to a page has its path and anchor', () => {
    const mark = { _type: 'routeLink', _key: 'm', route: { path: '/' }, anchor: 'contato' }
    expect(linked(mark)?.markDefs).toEqual([
      { _type: 'link', _key: 'm', href: '/#contato', external: false },
    ])
  })

  test('to another site is external', () => {
    const mark = { _type: 'externalLink', _key: 'm', url: 'https://gov.br/ans' }
    expect(linked(mark)?.markDefs).toEqual([
      { _type: 'link', _key: 'm', href: 'https://gov.br/ans', external: true },
    ])
  })

  test.each([
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
