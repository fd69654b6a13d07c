/**
 * The life of a carrier's answers. An answer holds while its document and its day are known, and is to be confirmed
 * again after the shelf life of its question. Everything that shows or checks an answer reads it through `factOn`.
 */
import { claimOn, claimStateOn, turnsOf } from '../claim/life.ts'
import { keysOf, readOptionalChoice, readOptionalToken } from '../read/values.ts'
import { isRecord } from '../stored/value.ts'
import { daysAfter, isDay } from '../time/day.ts'
import { QUESTION_IDS, QUESTIONS, type QuestionId } from './questions.ts'
import { FACT_STATES, type FactState } from './type.ts'

type Fields = Readonly<Record<string, unknown>>

/** An answer with what it rests on. */
export interface FactLife {
  /** The state that staff wrote. */
  told: FactState
  /** The state that visitors read: that which staff wrote, if its source and its day are known. */
  state: FactState
  source?: string
  sourceUrl?: string
  /** The ISO day on which it was checked. */
  asOf?: string
  /** The ISO day on which its shelf life is over. */
  oldFrom?: string
  isOld: boolean
}

const tokenOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? readOptionalToken(value) : undefined

const dayIn = ({ asOf }: Fields): string | undefined => {
  const day = tokenOf(asOf)
  return day && isDay(day) ? day : undefined
}

/** The state that staff wrote of an answer; 'confirmar' without one. */
const toldIn = (answer: Fields): FactState =>
  readOptionalChoice(tokenOf(answer.state), keysOf(FACT_STATES)) ?? 'confirmar'

/**
 * An answer as it is on an ISO day. Its source and its day are its own, or else those of the claim that states it, or
 * else those of the round in which the carrier was asked. An answer whose claim is not current rests on nothing.
 *
 * @param answer the answer, with the claim it names in place of the reference
 * @param round the source and the day of the answers without their own
 */
export function factOn(
  id: QuestionId,
  answer: Fields | null | undefined,
  round: Fields | null | undefined,
  day: string,
): FactLife {
  const own = answer ?? {}
  const claim = isRecord(own.claim) ? claimOn(own.claim, day) : undefined
  const isClaimOver = claim !== undefined && claimStateOn(claim, day) !== 'current'
  const bases = [own, ...(isClaimOver ? [] : [claim ?? {}, round ?? {}])]
  const named = bases.find(({ source }) => tokenOf(source))
  const asOf = bases.map(dayIn).find(Boolean)
  const told = toldIn(own)
  if (told === 'confirmar' || !named || !asOf) return { told, state: 'confirmar', isOld: false }
  const oldFrom = daysAfter(asOf, QUESTIONS[id].shelfLife)
  return {
    told,
    state: told,
    source: tokenOf(named.source),
    sourceUrl: tokenOf(named.sourceUrl),
    asOf,
    oldFrom,
    isOld: oldFrom <= day,
  }
}

/** Any day before all others, on which no claim has turned yet. */
const FIRST_DAY = '0001-01-01'

/** The ISO days on which the shelf life of an answer is over, in the result of `factsFields`. */
export function agingDaysOf({ answers, ...round }: Fields): string[] {
  if (!isRecord(answers)) return []
  return QUESTION_IDS.flatMap((id) => {
    const answer = answers[id]
    if (!isRecord(answer)) return []
    const turns = isRecord(answer.claim) ? turnsOf(answer.claim) : []
    return [FIRST_DAY, ...turns].flatMap((day) => factOn(id, answer, round, day).oldFrom ?? [])
  })
}
