import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import { mapClaim } from '../claim/map.ts'
import { sentence } from '../claim/note.ts'
import type { Claim } from '../claim/type.ts'
import type { Loose } from '../read/loose.ts'
import { readOptionalNumber, readOptionalText, readText, readToken } from '../read/values.ts'
import { brazilianDay, dayOf, isDay } from '../time/day.ts'
import { factOn } from './life.ts'
import {
  LAWFUL,
  NUMBER_MEASURES,
  NUMBER_WORDS,
  QUESTION_IDS,
  QUESTIONS,
  type QuestionId,
} from './questions.ts'
import { FACT_STATES, type Fact, type FactState } from './type.ts'

type Round = NonNullable<NonNullable<Loose<CarrierQueryResult>>['facts']>

/** The result of one answer; only some questions have a number. */
export type AnswerResult = NonNullable<NonNullable<Round['answers']>['idade']>

/** The result of `factsFields`, or of a projection of some of the answers. */
export type FactsResult = Omit<Round, 'answers'> & {
  answers: Partial<Record<QuestionId, AnswerResult | null>> | null
}

/** The words of a question to which no carrier has given an answer that holds. */
export const UNANSWERED = 'Ainda sem resposta escrita da operadora.'

/** Returns what a carrier answers on the day of `now`, one fact for each question, in the order of their rows. */
export function mapFacts(raw: FactsResult | null | undefined, now: Date): Fact[] {
  return QUESTION_IDS.map((id) => mapFact(id, raw, now))
}

/** Whether a carrier says that it serves the whole country, and the answer is no older than its shelf life. */
export const isNational = (facts: readonly Fact[]): boolean =>
  facts.some(({ id, state, isOld }) => id === 'regiao' && state === 'sim' && !isOld)

function mapFact(id: QuestionId, raw: FactsResult | null | undefined, now: Date): Fact {
  const answer = raw?.answers?.[id]
  const { told, ...life } = factOn(id, answer, raw, dayOf(now))
  const { name, group } = QUESTIONS[id]
  const frame = { id, name, group }
  if (life.state === 'confirmar') return { ...frame, ...unanswered(id, told, answer) }
  const { state, asOf, isOld } = life
  const stated = mapClaim(answer?.claim, now)
  const claim = stated?.state === 'current' ? stated : undefined
  const from = numberOf(id, answer, claim)
  return {
    ...frame,
    state,
    stateText: stateText(state, isOld, asOf),
    words: wordsOf(id, answer, from, claim),
    from,
    claim,
    source: life.source ? { name: life.source, url: life.sourceUrl } : undefined,
    asOf,
    isOld,
  }
}

/** A question without an answer that holds. The words of an answer that nothing proves are not shown. */
function unanswered(id: QuestionId, told: FactState, answer: AnswerResult | null | undefined) {
  const law = LAWFUL[id]
  if (law) {
    const source = { name: law.source }
    return {
      state: 'sim',
      stateText: FACT_STATES.sim,
      words: law.words,
      source,
      isOld: false,
    } as const
  }
  const asked = readToken(answer?.askedOn)
  const askedOn = isDay(asked) ? asked : undefined
  const words = (told === 'confirmar' && readOptionalText(answer?.words)) || UNANSWERED
  return {
    state: 'confirmar',
    stateText: FACT_STATES.confirmar,
    words: askedOn
      ? `${sentence(words)} Perguntamos em ${brazilianDay(askedOn)}.`
      : sentence(words),
    isOld: false,
  } as const
}

/** The words of a state, which past the shelf life say when it was checked: 'Sim, em 27/08/2025: a reconfirmar'. */
const stateText = (state: FactState, isOld: boolean, asOf: string | undefined): string =>
  isOld && asOf ? `${FACT_STATES[state]}, ${reconfirm(asOf)}` : FACT_STATES[state]

/** The words beside an answer past its shelf life: 'em 27/08/2025: a reconfirmar'. */
export const reconfirm = (asOf: string): string => `em ${brazilianDay(asOf)}: a reconfirmar`

/** The number of an answer: its own, or that of a claim that measures it. */
function numberOf(
  id: QuestionId,
  answer: AnswerResult | null | undefined,
  claim: Claim | undefined,
): number | undefined {
  const kind = QUESTIONS[id].number
  if (!kind) return undefined
  const isMeasured = readToken(answer?.claim?.measure) === NUMBER_MEASURES[kind]
  return readOptionalNumber(answer?.from) ?? (isMeasured ? (claim?.amount ?? undefined) : undefined)
}

/**
 * The rest of an answer as sentences: its number, what its claim states in words, its own words, and what the law says
 * beside it.
 */
function wordsOf(
  id: QuestionId,
  answer: AnswerResult | null | undefined,
  from: number | undefined,
  claim: Claim | undefined,
): string | undefined {
  const kind = QUESTIONS[id].number
  const number = kind && from !== undefined ? NUMBER_WORDS[kind](from) : ''
  const stated = claim && claim.amount !== from ? [claim.text, claim.conditions] : []
  const own = readText(answer?.words)
  return (
    [number, stated.filter(Boolean).join(', '), own, LAWFUL[id]?.words ?? '']
      .filter(Boolean)
      .map(sentence)
      .join(' ') || undefined
  )
}
