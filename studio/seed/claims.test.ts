import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { collect } from './testing/collect.ts'

const documents = seedDocuments()
const claims = documents.filter((document) => document._type === 'claim')
const idsOf = (found: typeof claims) => found.map(({ _id }) => _id)

/** Claims that no page shows, and why they exist. */
const UNSHOWN = {
  'claim-corretora-oferta': 'gives the service offer of the structured data its validity',
}

test('every claim is shown on a page, except the listed ones', () => {
  const pages = documents.filter(({ _type }) => _type !== 'claim')
  const references = collect(pages, (value) => ('_ref' in value ? String(value._ref) : undefined))
  const shown = new Set(references)
  const hidden = idsOf(claims).filter((id) => !shown.has(id))
  expect(hidden.sort()).toEqual(Object.keys(UNSHOWN).sort())
})

test('every claim has a source and the day on which it was checked', () => {
  const incomplete = claims.filter(
    ({ source, asOf }) => !source || !/^\d{4}-\d\d-\d\d$/.test(asOf ?? ''),
  )
  expect(idsOf(incomplete)).toEqual([])
})

test('no source, which visitors read, asks staff to confirm something', () => {
  expect(idsOf(claims.filter(({ source }) => /confirmar/i.test(source ?? '')))).toEqual([])
})

const ofCampaigns = claims.filter(({ conditions }) => /campanha/.test(conditions ?? ''))

test.each([
  ['a discount of campaigns', idsOf(ofCampaigns), /campanha/i],
  ['an answer within hours', ['claim-resposta'], /horário de atendimento/],
])('a paragraph that states %s says when it holds', (_, ids, condition) => {
  const paragraphs = collect(documents, (value) =>
    'children' in value ? JSON.stringify(value) : undefined,
  )
  const stating = paragraphs.filter((text) => ids.some((id) => text.includes(`"${id}"`)))
  expect(stating).not.toEqual([])
  expect(stating.filter((text) => !condition.test(text))).toEqual([])
})
