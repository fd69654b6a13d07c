import { type FactLife, factOn } from '../parts/fact/life.ts'
import { QUESTION_IDS, QUESTIONS, type QuestionId } from '../parts/fact/questions.ts'
import { type Buyer, questionsOf } from '../parts/fact/selling.ts'
import { AUDIENCES } from '../parts/quote/type.ts'
import { readOptionalChoice } from '../parts/read/values.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'

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

/** Returns the answers of every carrier on an ISO day. */
export function carrierFacts(documents: readonly StoredDocument[], day: string): CarrierFacts[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  return documents
    .filter(({ _type }) => _type === 'carrier')
    .map((carrier) => {
      const round = {
        source: carrier.factsSource,
        sourceUrl: carrier.factsSourceUrl,
        asOf: carrier.factsAsOf,
      }
      const answers = isRecord(carrier.facts) ? carrier.facts : {}
      const facts = QUESTION_IDS.map((id) => {
        const answer = isRecord(answers[id]) ? answers[id] : {}
        const claim = byId.get(referenceOf(answer.claim))
        return { id, answer, claim, life: factOn(id, { ...answer, claim }, round, day) }
      })
      return { carrier, facts }
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
