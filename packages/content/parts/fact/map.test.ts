import { describe, expect, test } from 'vitest'
import { claimResult } from '../../fixtures/claim.ts'
import { answerResult, factsResult } from '../../fixtures/fact.ts'
import { startOfDay } from '../time/day.ts'
import { type AnswerResult, type FactsResult, mapFacts } from './map.ts'
import type { QuestionId } from './questions.ts'

const DAY = '2025-06-15'

/** The answer to a question on a day, of a carrier that has given only this one. */
function shown(
  id: QuestionId,
  answer: Partial<AnswerResult> | null,
  { round = {}, day = DAY }: { round?: Partial<FactsResult>; day?: string } = {},
) {
  const raw = factsResult({ [id]: answer && answerResult(answer) }, round)
  return mapFacts(raw, startOfDay(day)).find((fact) => fact.id === id)
}

const age = claimResult({
  kind: 'duration',
  measure: 'idade-minima',
  amount: 49,
  unit: { singular: 'ano', plural: 'anos' },
  qualifier: null,
  period: null,
  source: 'Material da operadora',
  asOf: '2025-05-01',
})

/** The law's sentence, which stands alone and beside an age for which a carrier is made. */
const BY_LAW =
  'Nenhuma operadora pode recusar alguém por causa da idade (Lei nº 9.656/1998, art. 14).'

describe('an answer of a carrier', () => {
  test.each([
    ['sim', 'Sim'],
    ['depende', 'Depende'],
    ['nao', 'Não'],
  ] as const)('"%s" is %s with the source and the day of the round', (state, stateText) => {
    expect(shown('reembolso', { state, words: 'na linha One' })).toMatchObject({
      name: 'Reembolso',
      state,
      stateText,
      words: 'Na linha One.',
      source: { name: 'Manual de vendas', url: 'https://operadora.exemplo.com.br/manual.pdf' },
      asOf: '2025-06-01',
      isOld: false,
    })
  })

  test.each<[string, Partial<AnswerResult>, Partial<FactsResult>]>([
    ['no source', {}, { source: ' ' }],
    ['no day', {}, { asOf: null }],
    ['a malformed day', {}, { asOf: 'ontem' }],
    ['a claim that is over', { claim: { ...age, validUntil: '2025-06-14' } }, {}],
  ])('with %s is to be confirmed, and its words are not shown', (_, answer, round) => {
    for (const state of ['sim', 'depende', 'nao'] as const)
      expect(shown('mei', { ...answer, state, words: 'Com 6 vidas' }, { round })).toMatchObject({
        state: 'confirmar',
        words: 'Ainda sem resposta escrita da operadora.',
      })
  })

  test('has its own source and day before those of its claim, and those before the round', () => {
    const own = { source: 'Carta da operadora', asOf: '2025-06-10' }
    expect(shown('idade', { state: 'depende', claim: age, ...own })).toMatchObject({
      source: { name: 'Carta da operadora', url: undefined },
      asOf: '2025-06-10',
    })
    expect(shown('idade', { state: 'depende', claim: age })).toMatchObject({
      source: { name: 'Material da operadora', url: undefined },
      asOf: '2025-05-01',
    })
  })

  test('has the number of a claim that measures it, what the law says of it, and the words of any other claim', () => {
    expect(
      shown('idade', { state: 'depende', claim: age, words: 'Sem idade máxima' }),
    ).toMatchObject({ from: 49, words: `Feito para 49 anos ou mais. Sem idade máxima. ${BY_LAW}` })
    const registered = claimResult({ ...age, measure: 'tempo-de-inscricao-mei' })
    expect(shown('mei', { from: 2, claim: registered })).toMatchObject({
      from: 2,
      words: 'A partir de 2 vidas. 49 anos.',
    })
    expect(shown('mei', { claim: registered })?.from).toBeUndefined()
  })

  test('is to be confirmed again when the shelf life of its question is over', () => {
    expect(shown('mei', {}, { day: '2025-08-29' })).toMatchObject({
      stateText: 'Sim',
      isOld: false,
    })
    expect(shown('mei', {}, { day: '2025-08-30' })).toMatchObject({
      state: 'sim',
      stateText: 'Sim, em 01/06/2025: a reconfirmar',
      isOld: true,
    })
  })

  test('that has not come says when the carrier was asked', () => {
    expect(shown('mei', { state: 'confirmar', words: 'Perguntamos antes de cotar' })?.words).toBe(
      'Perguntamos antes de cotar.',
    )
    expect(shown('mei', { state: null, askedOn: '2025-06-10' })).toMatchObject({
      stateText: 'A confirmar',
      words: 'Ainda sem resposta escrita da operadora. Perguntamos em 10/06/2025.',
    })
  })
})

test('a carrier without answers refuses nobody for the age, as the law says, and has all else to confirm', () => {
  const facts = mapFacts(null, startOfDay(DAY))
  expect(facts.map(({ id, state }) => [id, state])).toEqual([
    ['pessoaFisica', 'confirmar'],
    ['adesao', 'confirmar'],
    ['mei', 'confirmar'],
    ['empresa', 'confirmar'],
    ['idade', 'sim'],
    ['regiao', 'confirmar'],
    ['reembolso', 'confirmar'],
    ['dentista', 'confirmar'],
    ['redePropria', 'confirmar'],
    ['coparticipacao', 'confirmar'],
    ['carencia', 'confirmar'],
  ])
  expect(shown('idade', null)).toMatchObject({
    words: BY_LAW,
    source: { name: 'Lei nº 9.656/1998, art. 14' },
  })
})
