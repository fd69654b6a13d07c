import { expect, test } from 'vitest'
import type { StoredDocument } from '../parts/stored/document.ts'
import { found, TODAY } from '../testing/review.ts'
import type { ReviewRule } from './type.ts'

/** A carrier that has answered everything on the day of the check, and only yes. */
const carrier = (facts: object, fields: object = {}): StoredDocument => ({
  _id: 'carrier-amil',
  _type: 'carrier',
  name: 'Amil',
  factsSource: 'Manual de vendas',
  factsAsOf: TODAY,
  lines: [{ _key: 'a', name: 'Linha Familiar' }],
  facts: {
    pessoaFisica: { state: 'sim' },
    adesao: { state: 'sim' },
    mei: { state: 'sim', from: 2 },
    empresa: { state: 'sim' },
    idade: { state: 'depende', claim: { _ref: 'claim-idade' }, words: 'Sem idade máxima.' },
    regiao: { state: 'sim' },
    reembolso: { state: 'sim' },
    dentista: { state: 'sim' },
    redePropria: { state: 'sim' },
    coparticipacao: { state: 'sim' },
    carencia: { state: 'sim' },
    ...facts,
  },
  ...fields,
})

const age = (fields: object = {}): StoredDocument => ({
  _id: 'claim-idade',
  _type: 'claim',
  title: 'Idade mínima',
  measure: 'idade-minima',
  kind: 'duration',
  amount: 49,
  unit: { singular: 'ano', plural: 'anos' },
  subject: { _ref: 'carrier-amil' },
  source: 'Tabela',
  asOf: TODAY,
  ...fields,
})

const offeredBy = (name: string, audience: string, coverage = 'saude'): StoredDocument => ({
  _id: `plan-${audience}`,
  _type: 'plan',
  name,
  audience,
  coverage,
  offers: [{ _key: 'a', carrier: { _ref: 'carrier-amil' } }],
})

const PLANS = [
  offeredBy('Plano Sênior', 'senior'),
  offeredBy('Plano Empresarial', 'corporativo'),
  offeredBy('Plano Dental', 'familiar', 'odonto'),
]

interface Case {
  facts?: object
  fields?: object
  others?: StoredDocument[]
}

const foundIn = (rule: ReviewRule, { facts = {}, fields = {}, others = [] }: Case) =>
  found([carrier(facts, fields), age(), ...PLANS, ...others], rule)

const [NOT, UNKNOWN] = [{ state: 'nao' }, { state: 'confirmar' }]

/** A rule, the path of an answer, what breaks the rule there, and what does not. */
const CASES: [ReviewRule, path: string, broken: Case, sound: Case][] = [
  ['factUnsourced', 'facts.pessoaFisica', { fields: { factsSource: ' ' } }, {}],
  [
    'factUnsourced',
    'facts.mei',
    {
      facts: { mei: { ...NOT, claim: { _ref: 'claim-over' } } },
      others: [age({ _id: 'claim-over', validUntil: '2026-03-09' })],
    },
    { facts: { mei: UNKNOWN } },
  ],
  [
    'factContradicting',
    'facts.idade',
    { others: [age({ _id: 'claim-titulo', amount: 56 })] },
    { others: [age({ _id: 'claim-titulo', amount: 56, subject: { _ref: 'carrier-alice' } })] },
  ],
  [
    'factContradicting',
    'facts.mei',
    { others: [age({ _id: 'claim-vidas', measure: 'vidas-minimas', amount: 3 })] },
    { others: [age({ _id: 'claim-vidas', measure: 'vidas-minimas', amount: 2 })] },
  ],
  [
    'factContradicting',
    'facts.mei',
    { facts: { mei: NOT }, fields: { lines: [{ name: 'Linha MEI' }] } },
    { facts: { mei: NOT }, fields: { lines: [{ name: 'Meia idade' }] } },
  ],
  [
    'factContradicting',
    'facts.pessoaFisica',
    { facts: { pessoaFisica: NOT } },
    { facts: { pessoaFisica: UNKNOWN } },
  ],
  [
    'factContradicting',
    'facts.empresa',
    { facts: { empresa: NOT, mei: NOT } },
    { facts: { empresa: NOT } },
  ],
  [
    'factContradicting',
    'facts.dentista',
    { facts: { dentista: NOT } },
    { facts: { carencia: NOT } },
  ],
  ['factAgainstLaw', 'facts.idade', { facts: { idade: NOT } }, { facts: { idade: UNKNOWN } }],
  [
    'factAgainstLaw',
    'facts.idade',
    { others: [age({ measure: 'idade-maxima', amount: 65 })] },
    {
      others: [
        age({ measure: 'idade-maxima', kind: 'text', amount: undefined, text: 'sem idade máxima' }),
      ],
    },
  ],
  ...['Até 65 anos', 'De 49 a 75 anos.', 'Sem doenças', 'Não aceita gestantes'].map(
    (words): (typeof CASES)[number] => [
      'factAgainstLaw',
      'facts.empresa',
      { facts: { empresa: { state: 'sim', words } } },
      { facts: { empresa: { state: 'sim', words: 'Sem limite de idade, até 29 vidas' } } },
    ],
  ),
  [
    'factOld',
    'facts.pessoaFisica',
    { fields: { factsAsOf: '2025-12-10' } },
    { fields: { factsAsOf: '2025-12-11' } },
  ],
  [
    'factOld',
    'facts.reembolso',
    { facts: { reembolso: { state: 'sim', asOf: '2025-03-10' } } },
    { facts: { reembolso: { state: 'sim', asOf: '2025-03-11' } } },
  ],
  [
    'factUnknown',
    'facts.carencia',
    { facts: { carencia: undefined } },
    { facts: { carencia: { askedOn: TODAY } } },
  ],
  [
    'factAsked',
    'facts.carencia',
    { facts: { carencia: { askedOn: '2026-02-22' } } },
    { facts: { carencia: { askedOn: '2026-02-23' } } },
  ],
  [
    'factAsked',
    'facts.mei',
    { facts: { mei: { ...UNKNOWN, askedOn: '2026-01-02' } } },
    { facts: { mei: { state: 'sim', askedOn: '2026-01-02' } } },
  ],
]

test.each(CASES)('%s is found at %s of %j, and not of %j', (rule, path, broken, sound) => {
  expect(foundIn(rule, broken)).toMatchObject([{ documentId: 'carrier-amil', path }])
  expect(foundIn(rule, sound)).toEqual([])
})

test.each<[ReviewRule, Case, message: string]>([
  [
    'factUnknown',
    { facts: { pessoaFisica: UNKNOWN, mei: UNKNOWN, carencia: UNKNOWN } },
    'Falta perguntar: Pessoa física, sem CNPJ; MEI; Carência reduzida. Esperam pela resposta: “Plano Sênior”, “Plano Empresarial”. Na aba',
  ],
  [
    'factOld',
    { fields: { factsAsOf: '2025-12-10' } },
    'Passou do prazo: Pessoa física, sem CNPJ; Por adesão; MEI; Empresa. O site mostra “Sim, em 10/12/2025: a reconfirmar”.',
  ],
  [
    'factContradicting',
    { others: [age({ _id: 'claim-titulo', title: 'Título da página', amount: 56 })] },
    '“Qualquer idade”: aqui está 49, e “Título da página” diz 56 anos.',
  ],
  [
    'factContradicting',
    { facts: { pessoaFisica: NOT } },
    'a resposta é “Não”, e há a linha “Linha Familiar”; a resposta é “Não”, e “Plano Sênior” oferece a operadora.',
  ],
  [
    'factAsked',
    { facts: { mei: { askedOn: '2026-02-01' }, carencia: { askedOn: '2026-01-02' } } },
    'Perguntamos em 02/01/2026 e a operadora não respondeu: MEI; Carência reduzida.',
  ],
])('%s of %j is one finding, which says what to do', (rule, broken, message) => {
  const findings = foundIn(rule, broken)
  expect(findings).toHaveLength(1)
  expect(findings[0]?.message).toContain(message)
})
