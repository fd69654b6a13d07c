import { agingDaysOf, type FactLife, factOn } from '../parts/fact/life.ts'
import { QUESTION_IDS, QUESTIONS, type QuestionId } from '../parts/fact/questions.ts'
import { type Buyer, questionsOf } from '../parts/fact/selling.ts'
import { AUDIENCES } from '../parts/quote/type.ts'
import { publishedId } from '../parts/read/publishedId.ts'
import { readOptionalChoice } from '../parts/read/values.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'
import { daysAfter } from '../parts/time/day.ts'

type Fields = Readonly<Record<string, unknown>>

/** The answer of a carrier to a question, as it is stored, and what it rests on. */
export interface StoredFact {
  id: QuestionId
  answer: Fields
  /** The claim that it names. */
  claim: StoredDocument | undefined
  life: FactLife
}

/** A carrier with its answers in the order of the questions. */
export interface CarrierFacts {
  carrier: StoredDocument
  facts: StoredFact[]
}

type ById = ReadonlyMap<string, StoredDocument>

/** Returns documents by their ids, which a draft shares with the published document. */
const byIdOf = (documents: readonly StoredDocument[]): ById =>
  new Map(documents.map((document) => [publishedId(document._id), document]))

/** Returns the answers of every carrier on an ISO day. */
export function carrierFacts(documents: readonly StoredDocument[], day: string): CarrierFacts[] {
  const byId = byIdOf(documents)
  return documents
    .filter(({ _type }) => _type === 'carrier')
    .map((carrier) => ({ carrier, facts: factsOf(carrier, byId, day) }))
}

/** The source and the day of the answers of a carrier without their own. */
const roundOf = ({ factsSource, factsSourceUrl, factsAsOf }: StoredDocument) => ({
  source: factsSource,
  sourceUrl: factsSourceUrl,
  asOf: factsAsOf,
})

/** Returns the answers of a carrier in the order of the questions. */
function answersOf({ facts }: StoredDocument, byId: ById): Omit<StoredFact, 'life'>[] {
  const answers = isRecord(facts) ? facts : {}
  return QUESTION_IDS.map((id) => {
    const answer = isRecord(answers[id]) ? answers[id] : {}
    return { id, answer, claim: byId.get(referenceOf(answer.claim)) }
  })
}

const factsOf = (carrier: StoredDocument, byId: ById, day: string): StoredFact[] =>
  answersOf(carrier, byId).map(({ id, answer, claim }) => ({
    id,
    answer,
    claim,
    life: factOn(id, { ...answer, claim }, roundOf(carrier), day),
  }))

/** A day (ISO) on which answers of a carrier are to be confirmed again, and how many. */
interface AgingDay {
  day: string
  count: number
}

/** Returns the days on which the shelf life of answers of a carrier is over. */
export function agingDays(
  carrier: StoredDocument,
  documents: readonly StoredDocument[],
): AgingDay[] {
  const byId = byIdOf(documents)
  const answers = Object.fromEntries(
    answersOf(carrier, byId).map(({ id, answer, claim }) => [id, { ...answer, claim }]),
  )
  const oldOn = (day: string) => factsOf(carrier, byId, day).filter(({ life }) => life.isOld)
  return [...new Set(agingDaysOf({ ...roundOf(carrier), answers }))].flatMap((day) => {
    const before = new Set(oldOn(daysAfter(day, -1)).map(({ id }) => id))
    const count = oldOn(day).filter(({ id }) => !before.has(id)).length
    return count > 0 ? [{ day, count }] : []
  })
}

/** The path of an answer in its carrier. */
export const pathOfFact = ({ id }: Pick<StoredFact, 'id'>): string => `facts.${id}`

/** The names of questions in a list: 'MEI, Empresa'. */
export const namesOf = (facts: readonly Pick<StoredFact, 'id'>[]): string =>
  facts.map(({ id }) => QUESTIONS[id].name).join('; ')

/** A plan that offers a carrier, and the questions that decide whether it may. */
interface OfferingPlan {
  plan: StoredDocument
  questions: readonly QuestionId[]
}

/** Returns the plans that offer a carrier. */
export function plansOffering(
  carrier: StoredDocument,
  documents: readonly StoredDocument[],
): OfferingPlan[] {
  return documents.flatMap((plan) => {
    if (plan._type !== 'plan') return []
    const isOffered = recordsIn(plan.offers).some(
      (offer) => referenceOf(offer.carrier) === carrier._id,
    )
    const audience = readOptionalChoice(textOf(plan.audience), AUDIENCES)
    if (!isOffered || !audience) return []
    const buyer: Buyer = { audience, isDental: textOf(plan.coverage) === 'odonto' }
    return [{ plan, questions: questionsOf(buyer) }]
  })
}
