import { expect, test } from 'vitest'
import { readAnswers } from './address.ts'

const read = (query: string) =>
  Object.fromEntries(
    Object.entries(readAnswers(new URLSearchParams(query))).filter(([, value]) => value),
  )

test('the answers stand in the address', () => {
  expect(
    read(
      'situacao=ativo&contrato=novo&entrada=nao&mes=3&ano=2024&mensalidades=todas&guia=naoOlhei&soube=&saida=',
    ),
  ).toEqual({
    situation: 'ativo',
    contract: 'novo',
    entry: 'nao',
    since: '2024-03',
    payments: 'todas',
    guide: 'naoOlhei',
  })
})

test.each([
  ['nothing', ''],
  ['an unknown value', 'situacao=doente&contrato=NOVO&guia=toString&entrada=__proto__'],
  ['a name of another language', 'situation=ativo&SITUACAO=ativo'],
  ['a month without a year', 'mes=3&ano='],
  ['a year of two digits', 'mes=3&ano=24'],
  ['no month of the calendar', 'mes=13&ano=2024'],
  ['a year before there were plans', 'mes=1&ano=0024'],
  ['a number in another notation', 'mes=1e0&ano=2e3'],
  ['a day that does not exist', 'situacao=&soube=2026-02-30'],
  ['control characters', 'situacao=ativo%00&contrato=%0Anovo&mes=%E2%80%8B3&ano=2024'],
  ['a long text', `situacao=${'ativo'.repeat(5000)}`],
])('%s counts as blank', (_what, query) => {
  expect(read(query)).toEqual({})
})

test('a year without a month counts from its end', () => {
  expect(read('mes=&ano=2024')).toEqual({ since: '2024-12' })
})

test('of repeated fields the last one counts', () => {
  expect(read('situacao=ativo&situacao=sem')).toEqual({ situation: 'sem' })
  expect(read('situacao=ativo&situacao=x')).toEqual({})
})

test('what was said to a question that is left out is not read', () => {
  expect(read('situacao=sem&contrato=novo&mes=3&ano=2024&soube=2026-01-02')).toEqual({
    situation: 'sem',
  })
  expect(read('situacao=perdi&soube=2026-01-02&saida=2026-01-03')).toEqual({
    situation: 'perdi',
    learnedOn: '2026-01-02',
  })
})
