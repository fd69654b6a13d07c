import { decide } from '@elos/content/parts/portability/decide'
import { mapTable, type RowResult, type TableResult } from '@elos/content/parts/portability/map'
import {
  COMBINATIONS,
  type Combination,
  matching,
  standingOf,
} from '@elos/content/parts/portability/match'
import { walk } from '@elos/content/parts/portability/problems'
import { OPTIONS, type Value } from '@elos/content/parts/portability/questions'
import type { Time } from '@elos/content/parts/portability/time'
import type { PortabilityRow, PortabilityState } from '@elos/content/parts/portability/type'
import { forbiddenIn, healthIn } from '@elos/content/parts/portability/wording'
import { keysOf, readList } from '@elos/content/parts/read/values'
import { textOf } from '@elos/content/parts/stored/value'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../../seed/documents.ts'
import { validate } from '../testing/validate.ts'
import { checkTable } from './checkTable.ts'

/** The document of the first content. */
const page: TableResult = seedDocuments().find((each) => each._type === 'portabilityPage') ?? {}
const stored = readList(page.rows, (row) => row)
const table = mapTable(page)

const TODAY = '2026-11-28'
const SINCE: Record<Time, string> = {
  menos: '2026-06',
  um: '2025-06',
  dois: '2024-06',
  tres: '2020-06',
}

const answerTo = ({ time, ...answers }: Combination) =>
  decide(table, { ...answers, since: SINCE[time] }, TODAY)

/** The rank of an answer. */
const RANK: Record<PortabilityState, number> = { sim: 3, talvez: 2, aindaNao: 1, nao: 0 }

/** The answers that are no worse than each one to four of the questions. */
const BETTER_TIME: Record<Time, readonly Time[]> = {
  menos: ['um'],
  um: ['dois'],
  dois: ['tres'],
  tres: [],
}
const BETTER_CONTRACT: Record<Value<'contract'>, readonly Value<'contract'>[]> = {
  naoSei: ['novo'],
  novo: [],
  antigo: [],
}
const BETTER_PAYMENTS: Record<Value<'payments'>, readonly Value<'payments'>[]> = {
  aberto: ['naoSei'],
  naoSei: ['todas'],
  todas: [],
}
const BETTER_GUIDE: Record<Value<'guide'>, readonly Value<'guide'>[]> = {
  nao: ['naoOlhei'],
  naoOlhei: ['mesma', 'mais'],
  mesma: [],
  mais: [],
}

/** The combinations that are better in one answer. */
const betterThan = (combination: Combination): Combination[] => [
  ...BETTER_TIME[combination.time].map((time) => ({ ...combination, time })),
  ...BETTER_CONTRACT[combination.contract].map((contract) => ({ ...combination, contract })),
  ...BETTER_PAYMENTS[combination.payments].map((payments) => ({ ...combination, payments })),
  ...BETTER_GUIDE[combination.guide].map((guide) => ({ ...combination, guide })),
]

/** The state of the row that answers, whoever has checked it. */
const rankOf = (combination: Combination): number => {
  const [row] = matching(table.rows, standingOf(combination))
  return row ? RANK[row.state] : Number.NaN
}

const textsOf = ({ texts, next }: PortabilityRow) => [...texts, next]

test('the first content answers every combination once, and says no more than is proved', () => {
  const { unanswered, contradictions } = walk(table.rows)
  const decisions = COMBINATIONS.flatMap((combination) => answerTo(combination) ?? [])
  const saying = (state: PortabilityState) =>
    COMBINATIONS.filter((combination) => rankOf(combination) === RANK[state])
  const openIn = (combination: Combination) =>
    matching(table.openPoints, standingOf(combination)).map(({ text }) => text)
  const questions = [
    ...Object.values(page.questions ?? {}).map(textOf),
    ...Object.values(OPTIONS).flatMap((options) => Object.values(options).map(({ text }) => text)),
  ]
  const walked = {
    combinations: COMBINATIONS.length,
    rows: table.rows.length,
    unanswered: unanswered.length,
    contradictions: contradictions.size,
    plainYesWithoutChecker: decisions.filter(({ state, checked }) => state === 'sim' && !checked)
      .length,
    withoutNextDate: decisions.filter(({ next }) => next === '' || next.includes('{')).length,
    withoutNorm: table.rows.filter(({ norms }) => norms.length === 0).length,
    yesWithOpenPoint: saying('sim').filter((each) =>
      openIn(each).some((text) => !text.includes('Guia ANS')),
    ).length,
    maybeWithoutReason: saying('talvez').filter((each) => openIn(each).length === 0).length,
    worseWithBetterAnswers: COMBINATIONS.filter((combination) =>
      betterThan(combination).some((better) => rankOf(better) < rankOf(combination)),
    ).length,
    forbiddenWords: table.rows.flatMap(textsOf).filter(forbiddenIn).length,
    wordsAboutHealth: questions.filter(healthIn).length,
    states: keysOf(RANK).map((state) => saying(state).length),
  }
  console.log(`The portability check: ${JSON.stringify(walked)}`)
  expect(walked).toEqual({
    combinations: 2880,
    rows: 15,
    unanswered: 0,
    contradictions: 0,
    plainYesWithoutChecker: 0,
    withoutNextDate: 0,
    withoutNorm: 0,
    yesWithOpenPoint: 0,
    maybeWithoutReason: 0,
    worseWithBetterAnswers: 0,
    forbiddenWords: 0,
    wordsAboutHealth: 0,
    states: [63, 1825, 416, 576],
  })
})

describe.each(stored.map((row) => [row.name ?? '', row] as const))(
  'the form, where the row %s',
  (name, row) => {
    const others = stored.filter((each) => each !== row)
    const messagesWith = (rows: readonly RowResult[]) =>
      checkTable({ ...page, rows }).map(({ message }) => message)

    test('is left out, names somebody to whom nobody answers', () => {
      expect(messagesWith(others)).toEqual([
        expect.stringMatching(/^Ninguém responde a: (?:[^;]+; ){5}[^;]+\.$/),
      ])
    })

    test('stands twice, names somebody to whom both answer', () => {
      const second = `${name} e P99`
      expect(messagesWith([...others, row, { ...row, name: 'P99' }])).toEqual([
        expect.stringMatching(`^${second} respondem à mesma pessoa: (?:[^;]+; ){5}[^;]+\\.$`),
      ])
    })
  },
)

/** The messages that the Studio shows of the document with a change. */
const problemsWith = async (changes: TableResult) => {
  const found = await validate({ _type: 'portabilityPage', ...page, ...changes })
  return found.map(({ message }) => message)
}

test.each<[string, (row: RowResult) => RowResult, string]>([
  [
    'the number of another one',
    (row) => ({ ...row, name: 'P02' }),
    'Há 2 respostas com o número “P02”.',
  ],
  [
    'a norm that is not listed',
    (row) => ({ ...row, norms: [{ norm: 'RN 1/1999' }] }),
    '“P01” cita “RN 1/1999”, que não está na aba “Normas”.',
  ],
  [
    'a promise',
    (row) => ({ ...row, detail: 'Aprovação garantida.' }),
    '“P01” não pode dizer “garantida”.',
  ],
  [
    'a mark that stands for nothing',
    (row) => ({ ...row, next: '{amanhã}' }),
    expect.stringMatching(/^O site não conhece “\{amanhã\}”\. Use \{entrada \+ 2 anos\}, /),
  ],
  [
    'a day of its check that has yet to come',
    (row) => ({ ...row, checkedAt: '2999-01-01' }),
    'Este dia ainda não chegou. Confira o dia, o mês e o ano.',
  ],
  [
    'nobody to whom it answers',
    (row) => ({ ...row, cases: [] }),
    expect.stringMatching(/^Ninguém responde a: plano ativo; /),
  ],
])('a row may not have %s', async (_, changed, message) => {
  const rows = stored.map((row) => (row.name === 'P01' ? changed(row) : row))
  expect(await problemsWith({ rows })).toContainEqual(message)
})

test.each<[string, TableResult]>([
  ['the open points', { openPoints: [{ text: 'Cancele hoje.', cases: [{}] }] }],
  ['the lines for all cases', { always: ['Cancele hoje.'] }],
])('%s may not promise or frighten', async (_, changes) => {
  expect(await problemsWith(changes)).toEqual([
    expect.stringMatching(/^“.+” não pode dizer “Cancele”\.$/),
  ])
})

test('no question may be about health', async () => {
  const questions = { ...page.questions, situation: 'Você está em tratamento?' }
  expect(await problemsWith({ questions })).toEqual([
    'Nenhuma pergunta é sobre saúde: “tratamento”.',
  ])
})
