import { isDay } from '../time/day.ts'
import { readMonth } from '../time/month.ts'
import { askedOnly } from './asked.ts'
import { type Answers, type ChoiceId, VALUES, type Value } from './questions.ts'

/** The address of the answer: the page of the questions is stored, and this one is made for each visitor. */
export const ANSWER_PATH = '/portabilidade/resposta'

/** The names of the form's fields, as they stand in an address. */
export const ANSWER_FIELDS = {
  situation: 'situacao',
  contract: 'contrato',
  entry: 'entrada',
  month: 'mes',
  year: 'ano',
  payments: 'mensalidades',
  guide: 'guia',
  learnedOn: 'soube',
  leftOn: 'saida',
} as const satisfies Record<ChoiceId, string> & Record<string, string>

/** The month from which time is counted of who knows only the year: its last one, so that none is counted that was not. */
const LAST_MONTH = 12

/**
 * Reads what a visitor answered from an address. What is no answer counts as blank; of repeated fields the last one
 * counts. Answers to questions that the form leaves out after the others are blank too.
 */
export function readAnswers(fields: URLSearchParams): Answers {
  const last = (name: keyof typeof ANSWER_FIELDS) => fields.getAll(ANSWER_FIELDS[name]).at(-1) ?? ''
  const choice = <Id extends ChoiceId>(id: Id): Value<Id> | undefined =>
    VALUES[id].find((value) => value === last(id))
  const day = (name: 'learnedOn' | 'leftOn') => (isDay(last(name)) ? last(name) : undefined)
  return askedOnly({
    situation: choice('situation'),
    contract: choice('contract'),
    entry: choice('entry'),
    since: readMonth(`${last('year')}-${last('month') || LAST_MONTH}`),
    payments: choice('payments'),
    guide: choice('guide'),
    learnedOn: day('learnedOn'),
    leftOn: day('leftOn'),
  })
}
