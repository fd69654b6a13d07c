import { expect, test } from 'vitest'
import { answerResult, factsResult } from '../../fixtures/fact.ts'
import { startOfDay } from '../time/day.ts'
import { type FactsResult, mapFacts } from './map.ts'
import { inOrderOfSelling, sellsTo, soldTo, whoLine } from './selling.ts'

const factsOf = (answers: FactsResult['answers'], day = '2025-06-15') =>
  mapFacts(factsResult(answers), startOfDay(day))

const yes = answerResult()
const no = answerResult({ state: 'nao' })
const depends = answerResult({ state: 'depende' })

const COMPANY = { audience: 'corporativo', isDental: false } as const
const SENIOR = { audience: 'senior', isDental: false } as const
const TEETH = { audience: 'familiar', isDental: true } as const

test.each([
  ['a company', COMPANY, { empresa: yes, mei: yes }, 'sim', 'Empresa e MEI'],
  ['a company', COMPANY, { empresa: yes, mei: no }, 'sim', 'Empresa'],
  ['a company', COMPANY, { empresa: no, mei: depends }, 'depende', 'Depende da linha'],
  ['a company', COMPANY, { empresa: no, mei: no }, 'nao', 'Não a empresas'],
  ['a company', COMPANY, { pessoaFisica: yes }, 'confirmar', 'Venda a confirmar'],
  ['somebody older', SENIOR, { pessoaFisica: yes, empresa: no }, 'sim', 'Pessoa física'],
  ['somebody older', SENIOR, { pessoaFisica: no, empresa: yes }, 'nao', 'Não sem CNPJ'],
  ['who wants a dentist', TEETH, { dentista: yes, pessoaFisica: no }, 'sim', 'Plano odontológico'],
  ['who wants a dentist', TEETH, { pessoaFisica: yes }, 'confirmar', 'Odontológico a confirmar'],
] as const)(
  'to %s (%j), a carrier that answers %j says %s: %s',
  (_, buyer, answers, state, words) => {
    const selling = sellsTo(factsOf(answers), buyer)
    expect(selling).toMatchObject({ state, words })
    expect(selling.asks !== undefined).toBe(state === 'confirmar')
    expect(words.split(' ').length).toBeLessThanOrEqual(3)
  },
)

test('an answer past its shelf life says that it is to be confirmed again', () => {
  const sold = (day: string) => sellsTo(factsOf({ empresa: yes }, day), COMPANY)
  expect(sold('2025-08-29').reconfirm).toBeUndefined()
  expect(sold('2025-08-30').reconfirm).toBe('em 01/06/2025: a reconfirmar')
})

test('a line says to whom a carrier sells, each with its state', () => {
  const facts = factsOf({ pessoaFisica: no, empresa: yes, mei: depends })
  expect(whoLine(facts)).toMatchObject([
    { state: 'nao', words: 'Sem CNPJ não' },
    { state: 'depende', words: 'MEI depende' },
    { state: 'sim', words: 'Empresa sim' },
  ])
  const [open] = whoLine(factsOf({ empresa: yes }, '2025-08-30'))
  expect(open).toMatchObject({ state: 'confirmar', words: 'Sem CNPJ a confirmar' })
  expect(whoLine(factsOf({ empresa: yes }, '2025-08-30'))).toContainEqual(
    expect.objectContaining({ words: 'Empresa sim', reconfirm: 'em 01/06/2025: a reconfirmar' }),
  )
})

test.each<[string, FactsResult['answers'], string, string[]]>([
  ['yes', { pessoaFisica: yes, mei: yes, empresa: no }, '2025-08-29', ['Pessoa física', 'MEI']],
  ['yes, too long ago', { pessoaFisica: yes, empresa: yes }, '2025-08-30', []],
  ['that it depends', { empresa: depends }, '2025-08-29', []],
  ['yes, to something else', { dentista: yes }, '2025-08-29', []],
])('of a carrier that says %s, machines read for whom: %j on %s', (_, answers, day, sold) => {
  expect(soldTo(factsOf(answers, day))).toEqual(sold)
})

test('carriers are in the order of their answers, and alphabetical among those with the same', () => {
  const offer = (name: string, pessoaFisica: typeof yes | null) => ({
    name,
    selling: sellsTo(factsOf({ pessoaFisica }), SENIOR),
  })
  const offers = inOrderOfSelling([
    offer('Porto', no),
    offer('Bradesco', yes),
    offer('Ágil', yes),
    offer('Amil', null),
    offer('Alice', yes),
    offer('Sul', depends),
  ])
  expect(offers.map(({ name, selling }) => `${name} ${selling.state}`)).toEqual([
    'Ágil sim',
    'Alice sim',
    'Bradesco sim',
    'Sul depende',
    'Amil confirmar',
    'Porto nao',
  ])
})
