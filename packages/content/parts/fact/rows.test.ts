import { expect, test } from 'vitest'
import { answerResult, factsResult } from '../../fixtures/fact.ts'
import { claim, now } from '../../fixtures/pages.ts'
import { mapFacts } from './map.ts'
import { countStates, sheetRows } from './rows.ts'

const discount = claim({
  _id: 'claim-desconto',
  kind: 'percent',
  amount: 70,
  qualifier: 'upTo',
  conditions: 'no terceiro filho, em campanhas da operadora',
})

const facts = mapFacts(
  factsResult({
    mei: answerResult({ state: 'nao' }),
    empresa: answerResult(),
    reembolso: answerResult({ state: 'depende' }),
  }),
  now,
)

const rows = sheetRows({
  facts,
  highlights: [
    { label: 'de desconto no terceiro filho', claim: discount },
    {
      label: 'municípios atendidos',
      claim: claim({ kind: 'count', amount: 1300, qualifier: 'moreThan' }),
    },
    { label: 'por mês', claim: claim({ validUntil: '2025-06-14' }) },
  ],
})

test('a sheet has the answers, whatever they are, and then the figures with their conditions', () => {
  expect(rows.map(({ name }) => name)).toEqual([
    ...facts.map(({ name }) => name),
    'Desconto no terceiro filho',
    'Municípios atendidos',
    'Por mês',
  ])
  expect(rows.slice(facts.length)).toMatchObject([
    {
      id: 'claim-desconto',
      state: 'campanha',
      stateText: 'Em campanha',
      words: 'Até 70%, em campanhas da operadora.',
      claim: discount,
    },
    { state: 'sim', words: 'Mais de 1.300.' },
    { state: 'confirmar', words: 'Sob consulta.' },
  ])
})

test('a count names each state that a row has', () => {
  const { parts, text } = countStates(rows)
  expect(text).toBe('3 sim · 1 depende da linha · 1 só em campanha · 8 a confirmar · 1 não')
  expect(parts[2]).toEqual({ state: 'campanha', count: 1, words: 'só em campanha' })
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
  expect(countStates(rows.filter(({ state }) => state === 'nao')).text).toBe('1 não')
})
