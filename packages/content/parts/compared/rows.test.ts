import { describe, expect, test } from 'vitest'
import { answerResult, factsResult } from '../../fixtures/fact.ts'
import { claim, now } from '../../fixtures/pages.ts'
import { type FactsResult, mapFacts } from '../fact/map.ts'
import { startOfDay } from '../time/day.ts'
import { compare } from './rows.ts'

const yes = answerResult()
const no = answerResult({ state: 'nao' })

type Answers = FactsResult['answers']

/** Carriers that give these answers on 15 June 2025, or on another day. */
const carriersWith = (answers: Answers[], day?: string) =>
  answers.map((each, index) => ({
    name: `Operadora ${index + 1}`,
    facts: mapFacts(factsResult(each), day ? startOfDay(day) : now),
    price: undefined,
  }))

const namesOf = ({ rows }: ReturnType<typeof compare>) => rows.map(({ name }) => name)

const WHO = ['Pessoa física, sem CNPJ', 'Por adesão', 'MEI', 'Empresa', 'Qualquer idade']
const PRICE = 'Preço de entrada'

describe('a comparison', () => {
  test.each([
    [2, 1, false],
    [2, 2, true],
    [6, 3, false],
    [6, 4, true],
    [9, 5, false],
    [9, 6, true],
  ])(
    'of %i carriers of which %i answer about the plan has a row for it: %s',
    (count, answered, isShown) => {
      const answers = Array.from({ length: count }, (_, index) =>
        index < answered ? { reembolso: index % 2 === 0 ? yes : no } : {},
      )
      const compared = compare(carriersWith(answers))
      expect(namesOf(compared)).toEqual([...WHO, ...(isShown ? ['Reembolso'] : []), PRICE])
      expect(compared.left?.includes(`reembolso (${answered} de ${count})`)).toBe(!isShown)
    },
  )

  test('says what has no row, and when it has one', () => {
    expect(compare(carriersWith([{ reembolso: yes }, {}]))).toMatchObject({
      left: 'todo o país (0 de 2), reembolso (1 de 2), dentista (0 de 2), rede própria (0 de 2), coparticipação (0 de 2) e carência reduzida (0 de 2).',
      rule: 'Uma linha entra quando as duas operadoras respondem.',
    })
    expect(compare(carriersWith(Array.from({ length: 6 }, () => ({})))).rule).toBe(
      'Uma linha entra quando pelo menos quatro operadoras respondem.',
    )
  })

  test('says once for all what nobody has answered, unless something is known of one', () => {
    const asked = answerResult({ state: 'confirmar', words: 'Perguntamos antes de cotar' })
    const { rows } = compare(carriersWith([{ mei: yes, empresa: asked }, {}]))
    expect(rows.map(({ id, open }) => [id, open])).toEqual([
      ['sem-cnpj', 'A confirmar nas duas operadoras'],
      ['por-adesao', 'A confirmar nas duas operadoras'],
      ['mei', undefined],
      ['empresa', undefined],
      ['qualquer-idade', undefined],
      ['preco', 'Sob consulta nas duas operadoras'],
    ])
  })

  test('has a cell for each carrier in every row, with the answer in words, and the law where it answers', () => {
    const { rows } = compare(carriersWith([{ mei: answerResult({ words: 'pelo CNPJ' }) }, {}]))
    for (const { cells } of rows)
      expect(cells.map(({ carrier }) => carrier)).toEqual(['Operadora 1', 'Operadora 2'])
    const cellsOf = (id: string) => rows.find((row) => row.id === id)?.cells
    expect(cellsOf('mei')).toMatchObject([
      { state: 'sim', stateText: 'Sim', words: 'Pelo CNPJ.' },
      { state: 'confirmar', stateText: 'A confirmar', words: undefined },
    ])
    expect(cellsOf('qualquer-idade')?.[0]).toMatchObject({
      state: 'sim',
      stateText: 'Sim, pela lei',
      words: 'Lei nº 9.656/1998, art. 14',
    })
  })

  test('says once when answers of one day are old, and in each cell when others are of another day', () => {
    const later = answerResult({ asOf: '2025-06-02' })
    const same = compare(carriersWith([{ mei: yes }, { mei: no }], '2025-09-15'))
    const several = compare(carriersWith([{ mei: yes }, { mei: later }], '2025-09-15'))
    const statesIn = ({ rows }: typeof same) =>
      rows.filter(({ id }) => id === 'mei').flatMap(({ cells }) => cells.map((c) => c.stateText))
    expect([same.aged, statesIn(same)]).toEqual([
      'Respostas de 01/06/2025: a reconfirmar.',
      ['Sim', 'Não'],
    ])
    expect([several.aged, statesIn(several)]).toEqual([
      undefined,
      ['Sim, em 01/06/2025: a reconfirmar', 'Sim, em 02/06/2025: a reconfirmar'],
    ])
    const fresh = answerResult({ asOf: '2025-09-14' })
    const mixed = compare(carriersWith([{ mei: yes }, { mei: fresh }], '2025-09-15'))
    expect([mixed.aged, statesIn(mixed)]).toEqual([
      undefined,
      ['Sim, em 01/06/2025: a reconfirmar', 'Sim'],
    ])
  })

  test('names the documents of its answers, and of several whose they are', () => {
    const letter = { source: 'Carta da operadora', sourceUrl: null, asOf: '2025-06-02' }
    const own = answerResult(letter)
    const manual = { name: 'Manual de vendas', url: 'https://operadora.exemplo.com.br/manual.pdf' }
    const sourcesOf = (...answers: Answers[]) => compare(carriersWith(answers)).sources
    expect(sourcesOf({ mei: yes }, { mei: no, reembolso: own })).toEqual([
      { ...manual, about: ', consulta em 01/06/2025' },
    ])
    expect(sourcesOf({ mei: yes, empresa: own }, { mei: no })).toEqual([
      { ...manual, about: ', consulta em 01/06/2025 (Operadora 1 e Operadora 2)' },
      { name: letter.source, about: ', consulta em 02/06/2025 (Operadora 1)' },
    ])
    expect(sourcesOf({}, {})).toEqual([])
  })

  test('has the price while it is current, and then "sob consulta"', () => {
    const [one, other] = carriersWith([{}, {}])
    const price = claim({ kind: 'price', amount: 150, conditions: 'até 23 anos' })
    const over = claim({ kind: 'price', amount: 200, validUntil: '2025-06-14' })
    const compared = [one, other].flatMap((each) => each ?? [])
    const { rows } = compare(
      compared.map((each, index) => ({ ...each, price: index === 0 ? price : over })),
    )
    expect(rows.at(-1)?.cells).toEqual([
      { carrier: 'Operadora 1', words: 'Até 23 anos.', claim: price },
      { carrier: 'Operadora 2', state: 'confirmar', stateText: 'Sob consulta' },
    ])
  })
})
