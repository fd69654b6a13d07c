import { priceTable } from '@elos/content/fixtures/priceTable'
import { expect, test } from 'vitest'
import { clientOf } from '../../types/testing/client.ts'
import { queried } from '../../types/testing/groq.ts'
import { checkOtherTables, checkPriceTable } from './priceTable.ts'

const messages = (prices: number[], dates = {}) =>
  checkPriceTable({ columns: [{ name: 'Enfermaria', prices }], ...dates }).map(
    ({ message }) => message,
  )

/** The most that RN 563/2022 allows for a first price of 100: the seventh rises by 144.9 %, the last is six times the first. */
const AT_LIMIT = [100, 120, 140, 165, 190, 215, 244.95, 330, 450, 600]

test.each([
  ['at both limits of the norm', AT_LIMIT],
  ['above the limits by the rounding of a cent', AT_LIMIT.with(-1, 600.03)],
  ['the same in two bands', AT_LIMIT.with(1, 100)],
  ['the same in all bands', AT_LIMIT.map(() => 100)],
])('ten prices are accepted %s', (_, prices) => {
  expect(messages(prices)).toEqual([])
})

test.each<[string, number[], string]>([
  ['nine prices', AT_LIMIT.slice(1), 'há 9 preços. São 10, um para cada faixa de idade.'],
  ['eleven prices', [...AT_LIMIT, 700], 'há 11 preços. São 10, um para cada faixa de idade.'],
  ['one price', [100], 'há 1 preço. São 10, um para cada faixa de idade.'],
  [
    'a price of nothing',
    AT_LIMIT.with(0, 0),
    'o primeiro preço é R$\u00a00. Confira na tabela da operadora.',
  ],
  [
    'a price below that of the band before',
    AT_LIMIT.with(4, 160),
    'o preço de 34 a 38 é menor que o de 29 a 33. Com a idade um preço não cai: confira a ordem das linhas.',
  ],
  [
    'a last price above six times the first',
    AT_LIMIT.with(6, 250).with(-1, 601),
    'a última faixa custa 6,01 vezes a primeira, e a RN 563/2022 permite até 6. Confira na tabela da operadora.',
  ],
  [
    'a greater rise after the seventh band than before it',
    AT_LIMIT.with(6, 240),
    'da 7ª faixa à 10ª o preço sobe 150%, e da 1ª à 7ª, 140%. A RN 563/2022 não permite que suba mais. Confira na tabela da operadora.',
  ],
])('%s: the Studio says what to check', (_, prices, problem) => {
  expect(messages(prices)).toEqual([`Em “Enfermaria”, ${problem}`])
})

test('a table that ends before it begins is refused, one of a single day is not', () => {
  const dates = { validFrom: '2026-03-01', validUntil: '2026-02-28' }
  expect(messages(AT_LIMIT, dates)).toEqual([
    'A tabela termina antes de começar. Confira as duas datas.',
  ])
  expect(messages(AT_LIMIT, { ...dates, validUntil: '2026-03-01' })).toEqual([])
})

const paramsOf = (parameters: URLSearchParams) =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) =>
      name.startsWith('$') ? [[name.slice(1), JSON.parse(value)]] : [],
    ),
  )

test.each<[string, object, object, string[]]>([
  ['begins when another of its line does', {}, {}, ['também vale a partir de 01/01/2027']],
  [
    'says no first day, as another of its line',
    { validFrom: undefined },
    { validFrom: undefined },
    ['também vale desde já'],
  ],
  ['begins on another day', { validFrom: '2027-02-01' }, {}, []],
  ['is of another line', { line: 'Ouro' }, {}, []],
  [
    'follows one that has ended',
    { validFrom: undefined },
    { validFrom: undefined, validUntil: '2025-12-31' },
    [],
  ],
  ['is the draft of the other', { _id: 'drafts.table-a' }, {}, []],
])('a table that %s is compared with the others', async (_, fields, otherFields, expected) => {
  const period = { validFrom: '2027-01-01', validUntil: '2999-12-31' }
  const stored = [priceTable('table-a', { ...period, ...otherFields })]
  const client = clientOf((query, parameters) => queried(query, paramsOf(parameters), stored))
  const table = { ...priceTable('drafts.table-b', period), line: 'Bronze', ...fields }
  const problems = await checkOtherTables(table, { getClient: () => client })
  expect(problems).toEqual(
    expected.map((since) => ({
      path: ['validFrom'],
      message: `Outra tabela “Bronze” desta operadora ${since}, e o site só mostra uma. Escreva aqui o primeiro dia desta.`,
    })),
  )
})
