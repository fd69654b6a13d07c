import { factOn } from '@elos/content/parts/fact/life'
import {
  LAWFUL,
  QUESTION_IDS,
  QUESTIONS,
  type QuestionId,
} from '@elos/content/parts/fact/questions'
import { isRecord } from '@elos/content/parts/stored/value'
import { type FormPatch, set, setIfMissing } from 'sanity'

/** What a carrier answers, as its field has it: an object for each question, or nothing. */
export type Answers = Readonly<Record<string, unknown>>

/** The answer to a question; empty without one. */
export const answerOf = (answers: Answers, id: QuestionId): Answers => {
  const answer = answers[id]
  return isRecord(answer) ? answer : {}
}

/** The questions that nobody has answered, neither the carrier nor the law, in their order. */
export const missingAnswers = (answers: Answers, day: string): QuestionId[] =>
  QUESTION_IDS.filter(
    (id) => !LAWFUL[id] && factOn(id, answerOf(answers, id), null, day).told === 'confirmar',
  )

/** Returns questions as a message to whoever serves the brokerage at a carrier. */
export function questionsMessage(ids: readonly QuestionId[]): string {
  const questions = ids.map((id, index) => `${index + 1}. ${QUESTIONS[id].question}`)
  return [
    'Olá! Para publicarmos certo no site, por favor respondam por escrito:',
    ...questions,
    'Se houver documento, mandem o nome e a data dele.',
  ].join('\n')
}

/** The change of the answers that notes the day on which their questions were asked. */
export const askedOn = (ids: readonly QuestionId[], day: string): FormPatch[] =>
  ids.flatMap((id) => [setIfMissing({}, [id]), set(day, [id, 'askedOn'])])
