import { describe, expect, test } from 'vitest'
import { type Decision, decide } from './decide.ts'
import type { Answers, Value } from './questions.ts'
import type { Case, PortabilityRow } from './type.ts'

const ANY: Case = { situation: [], contract: [], wait: [], payments: [], guide: [] }

const rowFor = (given: Partial<Case>, row: Partial<PortabilityRow> = {}): PortabilityRow => ({
  name: 'P01',
  state: 'sim',
  cases: [{ ...ANY, ...given }],
  texts: ['Uma frase.'],
  papers: [],
  next: '{prazo}',
  norms: [{ text: 'RN 438/2018, art. 3º', isChanging: false }],
  checked: { by: 'Ana Souza', at: '2026-11-01' },
  ...row,
})

/** The answer of a table with one row for everybody. */
const decideBy = (row: Partial<PortabilityRow>, answers: Answers, today = '2026-11-28') =>
  decide({ rows: [rowFor({}, row)], openPoints: [] }, answers, today)

describe('the time in the plan', () => {
  const waits = ['falta', 'cpt', 'entrada', 'cumprido'] as const
  const rows = waits.map((wait) => rowFor({ wait: [wait] }, { name: wait }))

  test.each<[entry: Value<'entry'> | undefined, since: string, wait: (typeof waits)[number]]>([
    ['nao', '2024-12', 'falta'],
    ['nao', '2024-11', 'entrada'],
    ['nao', '2024-10', 'cpt'],
    ['nao', '2023-11', 'cpt'],
    ['nao', '2023-10', 'cumprido'],
    ['sim', '2025-12', 'falta'],
    ['sim', '2025-11', 'entrada'],
    ['sim', '2025-10', 'cumprido'],
    ['maisCobertura', '2024-12', 'falta'],
    ['maisCobertura', '2024-11', 'entrada'],
    ['maisCobertura', '2024-10', 'cumprido'],
    [undefined, '2025-12', 'falta'],
    [undefined, '2025-11', 'entrada'],
    [undefined, '2025-10', 'entrada'],
    [undefined, '2023-10', 'cumprido'],
    ['nao', '2026-12', 'entrada'],
  ])('of who entered (%s) in %s is %s', (entry, since, wait) => {
    const answers = { entry, since }
    expect(decide({ rows, openPoints: [] }, answers, '2026-11-28')?.name).toBe(wait)
  })

  test.each([2026, 2028])(
    'may be a whole year in its last month, and is one after it: %i',
    (year) => {
      const on = (day: string) =>
        decide({ rows, openPoints: [] }, { entry: 'sim', since: `${year - 1}-02` }, day)?.name
      const days = [`${year}-01-31`, `${year}-02-01`, `${year}-02-28`, `${year}-03-01`]
      expect(days.map(on)).toEqual(['falta', 'entrada', 'entrada', 'cumprido'])
    },
  )
})

describe('the next date', () => {
  test.each<[string, Answers, string]>([
    [
      'of the first portability',
      { entry: 'nao', since: '2025-03' },
      'Março de 2027; março de 2028, se o contrato suspendeu alguma cobertura no começo (cobertura parcial temporária)',
    ],
    [
      'of a later one',
      { entry: 'sim', since: '2026-12' },
      '1 ano depois do mês em que você entrou',
    ],
    ['with more coverage', { entry: 'maisCobertura', since: '2025-12' }, 'Dezembro de 2027'],
  ])('%s is a month in words', (_, answers, next) => {
    expect(decideBy({}, answers)?.next).toBe(next)
  })

  test.each<[string, Answers, string]>([
    ['soube + 60 dias', { learnedOn: '2026-11-01' }, '31 de dezembro de 2026'],
    ['soube + 60 dias', { learnedOn: '2026-12-31' }, '60 dias depois do dia em que você soube'],
    ['soube + 60 dias', { learnedOn: '2026-02-30' }, '60 dias depois do dia em que você soube'],
    ['saída + 180 dias', { leftOn: '2026-09-02' }, '1º de março de 2027'],
    ['entrada + 3 anos', { since: '2024-02' }, 'Fevereiro de 2027'],
    ['nada', {}, '{nada}'],
  ])('{%s} after %o is %s', (mark, answers, next) => {
    expect(decideBy({ next: `{${mark}}` }, answers)?.next).toBe(next)
  })

  test('counts the 29th of February', () => {
    const next = (today: string, learnedOn: string) =>
      decideBy({ next: '{soube + 60 dias}' }, { learnedOn }, today)?.next
    expect(next('2028-01-01', '2028-01-01')).toBe('1º de março de 2028')
    expect(next('2027-01-01', '2027-01-01')).toBe('2 de março de 2027')
  })
})

describe('a window', () => {
  const situations = ['perdi', 'sem', 'hospital', 'ativo'] as const
  const rows = situations.map((situation) =>
    rowFor({ situation: [situation] }, { name: situation }),
  )

  test.each<[today: string, Answers, string]>([
    ['2026-12-31', { situation: 'perdi', learnedOn: '2026-11-01' }, 'perdi'],
    ['2027-01-01', { situation: 'perdi', learnedOn: '2026-11-01' }, 'sem'],
    ['2027-03-01', { situation: 'hospital', leftOn: '2026-09-02' }, 'hospital'],
    ['2027-03-02', { situation: 'hospital', leftOn: '2026-09-02' }, 'ativo'],
    ['2027-03-02', { situation: 'perdi' }, 'perdi'],
  ])('on %s is open or over after its last day: %o', (today, answers, situation) => {
    expect(decide({ rows, openPoints: [] }, answers, today)?.name).toBe(situation)
  })
})

describe('an answer says no more than is proved', () => {
  const plain = { stateText: 'Sim', caution: undefined }
  const careful = (caution: RegExp): Partial<Decision> => ({
    state: 'talvez',
    stateText: 'Pode ser que sim: confirmamos com você',
    caution: expect.stringMatching(caution),
  })
  const changing = [{ text: 'RN 438/2018', isChanging: true }]

  test.each<[string, Partial<PortabilityRow>, Answers, Partial<Decision>]>([
    ['a checked row', {}, { situation: 'ativo' }, plain],
    [
      'a row that nobody has checked',
      { checked: undefined },
      { situation: 'ativo' },
      careful(/^Ninguém/),
    ],
    ['a norm that is changing', { norms: changing }, { situation: 'ativo' }, careful(/em mudança/)],
    [
      'a norm that is changing, against a no',
      { norms: changing, state: 'nao' },
      { situation: 'sem' },
      careful(/em mudança/),
    ],
    ['a visitor who has not said how her plan is', {}, {}, careful(/^Você não disse/)],
    [
      'a no that nobody has checked',
      { state: 'nao', checked: undefined },
      { situation: 'sem' },
      { stateText: 'Por este caminho, não', caution: undefined },
    ],
  ])('by %s', (_, row, answers, decision) => {
    expect(decideBy(row, answers)).toMatchObject(decision)
  })
})

test('what is left blank counts as not known', () => {
  const rows = [
    rowFor({ contract: ['naoSei'], wait: ['entrada'], payments: ['naoSei'], guide: ['naoOlhei'] }),
  ]
  const openPoints = [
    { text: 'O destino.', cases: [{ ...ANY, guide: ['naoOlhei'] as const }] },
    { text: 'A dívida.', cases: [{ ...ANY, payments: ['aberto'] as const }] },
  ]
  expect(decide({ rows, openPoints }, {}, '2026-11-28')).toMatchObject({
    name: 'P01',
    openPoints: ['O destino.'],
    given: '',
  })
})

test('what was answered is said again, in the order of the form', () => {
  const answers: Answers = {
    guide: 'naoOlhei',
    situation: 'perdi',
    learnedOn: '2026-11-01',
    contract: 'novo',
    entry: 'nao',
    since: '2024-03',
    payments: 'todas',
  }
  expect(decideBy({}, answers)?.given).toBe(
    'plano perdido há até 60 dias; soube em 01/11/2026; contrato de 1999 em diante; nunca usou a portabilidade; desde março de 2024; tudo pago; ainda não olhou o Guia',
  )
})

test('what has yet to come is said again too, and that it does not count', () => {
  const answers: Answers = { situation: 'perdi', learnedOn: '2026-11-29', since: '2026-12' }
  expect(decideBy({}, answers)).toMatchObject({
    given:
      'plano perdido há até 60 dias; soube em 29/11/2026 (ainda não chegou: não contamos); desde dezembro de 2026 (ainda não chegou: não contamos)',
    since: undefined,
  })
  expect(decideBy({}, { since: '2026-11' })?.since).toBe('novembro de 2026')
})

test('a table without a row for the answers has none', () => {
  expect(decide({ rows: [], openPoints: [] }, {}, '2026-11-28')).toBeUndefined()
})
