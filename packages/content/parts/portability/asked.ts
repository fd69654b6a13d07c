import type { Answers } from './questions.ts'

/** The answers after which some questions change nothing, and those questions. */
interface LeftOut {
  after: Pick<Answers, 'situation' | 'contract'>
  questions: readonly (keyof Answers)[]
}

/**
 * The questions that the form leaves out. `tests/conformance/portabilityForm.test.ts` compares them with the table of answers.
 */
export const LEFT_OUT: readonly LeftOut[] = [
  { after: { situation: 'sem' }, questions: ['contract', 'entry', 'since', 'payments', 'guide'] },
  { after: { situation: 'perdi' }, questions: ['entry', 'since', 'guide'] },
  {
    after: { situation: 'ativo', contract: 'antigo' },
    questions: ['entry', 'since', 'payments', 'guide'],
  },
]

/** The days that are asked for in one situation only. */
export const DAY_OF = { learnedOn: 'perdi', leftOn: 'hospital' } as const satisfies Partial<
  Record<keyof Answers, Answers['situation']>
>

/** Returns the questions that change nothing after the answers to the first two. */
function leftOutAfter({ situation, contract }: Answers): (keyof Answers)[] {
  const days = (['learnedOn', 'leftOn'] as const).filter((day) => DAY_OF[day] !== situation)
  const questions = LEFT_OUT.filter(
    ({ after }) =>
      after.situation === situation && (!after.contract || after.contract === contract),
  ).flatMap((each) => each.questions)
  return [...days, ...questions]
}

/** Returns the answers without those to questions that the form leaves out: they may have been given before. */
export const askedOnly = (answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(leftOutAfter(answers).map((question) => [question, undefined])),
})
