import { reconfirm } from '../parts/fact/map.ts'
import { LAWFUL } from '../parts/fact/questions.ts'
import { FACT_STATES } from '../parts/fact/type.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf, titleOf } from '../parts/stored/value.ts'
import { brazilianDay, daysAfter, isDay } from '../parts/time/day.ts'
import {
  carrierFacts,
  namesOf,
  pathOfFact,
  plansOffering,
  type StoredFact,
} from './carrierFacts.ts'
import type { Review } from './rule.ts'

/**
 * Makes a rule that has one remark for each carrier, about all of its answers that are alike, at the first of them.
 */
const onePerCarrier =
  (
    isMeant: (fact: StoredFact, today: string) => boolean,
    messageOn: (
      facts: readonly StoredFact[],
      carrier: StoredDocument,
      documents: readonly StoredDocument[],
    ) => string,
  ): Review =>
  (documents, today) =>
    carrierFacts(documents, today).flatMap(({ carrier, facts }) => {
      const meant = facts.filter((fact) => isMeant(fact, today))
      const [first] = meant
      if (!first) return []
      const message = messageOn(meant, carrier, documents)
      return [{ document: carrier, path: pathOfFact(first), message }]
    })

/** Finds carriers with an answer that has no document or no day. The site says that it is to be confirmed. */
export const unsourcedFacts: Review = onePerCarrier(
  ({ life }) => life.told !== 'confirmar' && life.state === 'confirmar',
  (facts) =>
    `Sem documento ou sem o dia da conferência: ${namesOf(facts)}. O site não mostra a resposta. Preencha a fonte e o dia da rodada, ou os da resposta.`,
)

/** Finds carriers with an answer past its shelf life. */
export const oldFacts: Review = onePerCarrier(
  ({ life }) => life.isOld,
  (facts) => {
    const shown = facts
      .slice(0, 1)
      .map(({ life: { state, asOf = '' } }) => `“${FACT_STATES[state]}, ${reconfirm(asOf)}”`)
    return `Passou do prazo: ${namesOf(facts)}. O site mostra ${shown}. Confira no documento e atualize o dia da rodada.`
  },
)

/** Whether nobody has answered a question; the law answers some. */
const isUnknown = ({ id, life }: StoredFact): boolean => life.told === 'confirmar' && !LAWFUL[id]

/** The ISO day on which staff asked the carrier; '' before it. */
const askedOn = ({ answer }: StoredFact): string => {
  const day = textOf(answer.askedOn)
  return isDay(day) ? day : ''
}

/** Finds carriers that have not been asked a question, with the plans whose page waits for the answer. */
export const unknownFacts: Review = onePerCarrier(
  (fact) => isUnknown(fact) && askedOn(fact) === '',
  (facts, carrier, documents) => {
    const waiting = plansOffering(carrier, documents)
      .filter(({ questions }) => facts.some(({ id }) => questions.includes(id)))
      .map(({ plan }) => `“${titleOf(plan)}”`)
    const pages = waiting.length > 0 ? ` Esperam pela resposta: ${waiting.join(', ')}.` : ''
    return `Falta perguntar: ${namesOf(facts)}.${pages} Na aba “Respostas”, copie as perguntas e mande à operadora.`
  },
)

/** The days within which a carrier is expected to answer. */
const ANSWER_DAYS = 15

/** Finds carriers that were asked more than fifteen days ago, and have not answered. */
export const askedFacts: Review = (documents, today) =>
  carrierFacts(documents, today).flatMap(({ carrier, facts }) => {
    const late = facts.filter((fact) => {
      const day = askedOn(fact)
      return isUnknown(fact) && day !== '' && daysAfter(day, ANSWER_DAYS) < today
    })
    const [first] = late.toSorted((one, other) => askedOn(one).localeCompare(askedOn(other)))
    if (!first) return []
    const message = `Perguntamos em ${brazilianDay(askedOn(first))} e a operadora não respondeu: ${namesOf(late)}. Pergunte de novo.`
    return [{ document: carrier, path: pathOfFact(first), message }]
  })
