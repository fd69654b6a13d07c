import { expect, test } from 'vitest'
import { answerResult, factsResult } from '../../fixtures/fact.ts'
import { startOfDay } from '../time/day.ts'
import { type FactsResult, mapFacts } from './map.ts'
import { groupBySelling, sellsTo } from './selling.ts'

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
    expect(sellsTo(factsOf(answers), buyer)).toMatchObject({ state, words })
    expect(words.split(' ').length).toBeLessThanOrEqual(3)
  },
)

test('an answer past its shelf life says that it is to be confirmed again', () => {
  const sold = (day: string) => sellsTo(factsOf({ empresa: yes }, day), COMPANY)
  expect(sold('2025-08-29').reconfirm).toBeUndefined()
  expect(sold('2025-08-30').reconfirm).toBe('em 01/06/2025: a reconfirmar')
})

test('carriers are grouped by their answer, and alphabetical within a group', () => {
  const offer = (name: string, pessoaFisica: typeof yes | null) => ({
    name,
    selling: sellsTo(factsOf({ pessoaFisica }), SENIOR),
  })
  const groups = groupBySelling([
    offer('Porto', no),
    offer('Bradesco', yes),
    offer('Ágil', yes),
    offer('Amil', null),
    offer('Alice', yes),
    offer('Sul', depends),
  ])
  expect(groups.map(({ state, offers }) => [state, offers.map(({ name }) => name)])).toEqual([
    ['sim', ['Ágil', 'Alice', 'Bradesco']],
    ['depende', ['Sul']],
    ['confirmar', ['Amil']],
    ['nao', ['Porto']],
  ])
})
