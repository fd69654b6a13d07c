import { decide } from '@elos/content'
import { askedOnly } from '@elos/content/parts/portability/asked'
import { COMBINATIONS, type Combination } from '@elos/content/parts/portability/match'
import type { Answers } from '@elos/content/parts/portability/questions'
import { expect, test } from 'vitest'
import { pages } from '../firstContent.ts'

const { subject } = pages.portability
const TODAY = '2026-11-28'

/** The month in which somebody entered who has been in the plan for a time. */
const SINCE = {
  menos: '2026-06',
  um: '2025-06',
  dois: '2024-06',
  tres: '2020-06',
} as const satisfies Record<Combination['time'], Answers['since']>

/** Which row answers, and what it says. */
const saidTo = (answers: Answers) => {
  const { name, texts, next } = decide(subject, answers, TODAY) ?? {}
  return { name, texts, next }
}

test('the form leaves out no question that changes the answer', () => {
  const changed = COMBINATIONS.map(({ time, ...rest }) => ({ ...rest, since: SINCE[time] })).filter(
    (answers) => JSON.stringify(saidTo(askedOnly(answers))) !== JSON.stringify(saidTo(answers)),
  )
  expect(changed).toEqual([])
})
