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

test('no source, which visitors read, asks staff to confirm more than the article of a norm', () => {
  const asked = (source = '') => source.replace(/ \(artigo a confirmar\)$/, '')
  expect(idsOf(claims.filter(({ source }) => /confirmar/i.test(asked(source))))).toEqual([])
})

test('a norm without its article says that the article is to be confirmed', () => {
  const vague = claims.filter(({ source }) =>
    /^ANS, Resolução[^,(]*$|^Lei[^,]*$/.test(source ?? ''),
  )
  expect(idsOf(vague)).toEqual([])
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
  expect(ids).not.toEqual([])
  expect(stating.filter((text) => !condition.test(text))).toEqual([])
})

/** The claims that a rule contradicts to a reader's harm, or that her right depends on, each with what stands beside it. */
const BESIDE = {
  'claim-portabilidade-individual': 'claim-portabilidade-regra',
  'claim-portabilidade-empresarial': 'claim-portabilidade-regra',
  'claim-sulamerica-portabilidade': 'claim-portabilidade-regra',
  'claim-portabilidade-regra': 'claim-portabilidade-cancelamento',
  'claim-portabilidade-atraso': 'claim-portabilidade-pagamentos-norma',
  'claim-portabilidade-resposta': 'claim-portabilidade-resposta-norma',
  'claim-portabilidade-conclusao': 'claim-portabilidade-especial',
  'claim-portabilidade-recurso': 'claim-portabilidade-reclamacao',
  'claim-lgpd-prazo': 'claim-lgpd-lei',
}

test.each(Object.entries(BESIDE))('who reads %s reads %s on the same page', (stated, beside) => {
  const texts = documents.map((document) => ({ id: document._id, text: JSON.stringify(document) }))
  const stating = texts.filter(({ text }) => text.includes(`"_ref":"${stated}"`))
  expect(stating).not.toEqual([])
  const alone = stating.filter(({ text }) => !text.includes(`"_ref":"${beside}"`))
  expect(alone.map(({ id }) => id)).toEqual([])
})

test('a fact about a carrier has a source other than the brokerage', () => {
  const ofCarriers = claims.filter(({ subject }) => subject?._ref.startsWith('carrier-'))
  expect(ofCarriers).not.toEqual([])
  expect(idsOf(ofCarriers.filter(({ source }) => /corretora/i.test(source ?? '')))).toEqual([])
})

test('a claim that only the brokerage vouches for says whom to ask for the proof', () => {
  const own = claims.filter(({ source }) => source === 'a própria corretora')
  expect(own).not.toEqual([])
  expect(idsOf(own.filter(({ note }) => !/^Perguntar [aà]/.test(note ?? '')))).toEqual([])
})

/** The facts that a pregnant visitor has to know, beside that nobody is refused. */
const OF_PREGNANCY = [
  'carencia-parto',
  'emergencia-cobertura',
  'recem-nascido',
  'portabilidade-carencias',
]

test('the home page answers a pregnant visitor with all that she has to know', () => {
  const home = JSON.stringify(documents.find(({ _id }) => _id === 'homePage'))
  const answers = documents.flatMap((each) =>
    each._type === 'siteFaqItem' && /grávida/.test(each.question ?? '') && home.includes(each._id)
      ? [JSON.stringify(each.answer)]
      : [],
  )
  expect(answers).toEqual([
    expect.stringMatching(/ninguém pode ser recusado[^.]*\(Lei 9\.656, art\. 14/),
  ])
  expect(OF_PREGNANCY.filter((key) => !answers.join().includes(`"claim-${key}"`))).toEqual([])
})
