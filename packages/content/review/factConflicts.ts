import { NUMBER_MEASURES, QUESTIONS, type QuestionId } from '../parts/fact/questions.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { recordsIn, referenceOf, textOf, titleOf } from '../parts/stored/value.ts'
import { fold } from '../parts/text/fold.ts'
import {
  type CarrierFacts,
  carrierFacts,
  pathOfFact,
  plansOffering,
  type StoredFact,
} from './carrierFacts.ts'
import { claimValue } from './claimValue.ts'
import type { Remark, Review } from './rule.ts'

/** Returns what contradicts an answer, in words; [] when nothing does. */
type Contradiction = (
  fact: StoredFact,
  { carrier }: CarrierFacts,
  documents: readonly StoredDocument[],
) => string[]

/** The number of an answer: its own, or that of its claim. */
function numberOf({ id, answer, claim }: StoredFact): number | undefined {
  const kind = QUESTIONS[id].number
  if (!kind) return undefined
  const stated = claim?.measure === NUMBER_MEASURES[kind] ? claim.amount : undefined
  const number = answer.from ?? stated
  return typeof number === 'number' ? number : undefined
}

/** Other claims about the carrier that state another number. */
const byClaims: Contradiction = (fact, { carrier }, documents) => {
  const kind = QUESTIONS[fact.id].number
  const number = numberOf(fact)
  if (!kind || number === undefined) return []
  return documents
    .filter(({ _type, measure }) => _type === 'claim' && measure === NUMBER_MEASURES[kind])
    .filter((claim) => referenceOf(claim.subject) === carrier._id && claim.amount !== number)
    .map((claim) => `aqui está ${number}, e “${titleOf(claim)}” diz ${claimValue(claim)}`)
}

/** The names of lines that are sold to those of whom a question asks. */
const LINES: Partial<Record<QuestionId, RegExp>> = {
  pessoaFisica: /\b(?:individual|familiar|familia)\b/,
  adesao: /\badesao\b/,
  mei: /\bmei\b/,
  empresa: /\b(?:empresa|empresarial|empresariais)\b/,
}

/** Lines of the carrier that are for those to whom it does not sell. */
const byLines: Contradiction = ({ id, life }, { carrier }) => {
  const pattern = LINES[id]
  if (!pattern || life.told !== 'nao') return []
  return recordsIn(carrier.lines)
    .map(({ name }) => textOf(name))
    .filter((name) => pattern.test(fold(name)))
    .map((name) => `a resposta é “Não”, e há a linha “${name}”`)
}

/** Plans that offer the carrier to those to whom it does not sell. The first question of a plan has the remark. */
const byPlans: Contradiction = ({ id }, { carrier, facts }, documents) =>
  plansOffering(carrier, documents)
    .filter(({ questions }) => {
      const asked = facts.filter((fact) => questions.includes(fact.id))
      return questions[0] === id && asked.every(({ life }) => life.told === 'nao')
    })
    .map(({ plan }) => `a resposta é “Não”, e “${titleOf(plan)}” oferece a operadora`)

/** Finds answers that a claim, a line of the carrier or a plan contradicts. */
export const contradictingFacts: Review = (documents, today) =>
  carrierFacts(documents, today).flatMap((each) =>
    each.facts.flatMap((fact): Remark[] => {
      const said = [byClaims, byLines, byPlans].flatMap((find) => find(fact, each, documents))
      if (fact.life.told === 'confirmar' || said.length === 0) return []
      const message = `“${QUESTIONS[fact.id].name}”: ${said.join('; ')}. Confirme o que vale e acerte os dois.`
      return [{ document: each.carrier, path: pathOfFact(fact), message }]
    }),
  )

/** Words that say that somebody is refused for an age or an illness; folded. 'Sem idade máxima' refuses nobody. */
const REFUSING =
  /\b(?:ate (?:os )?\d+ anos|(?:de|entre) \d+ (?:a|e|ate) \d+ anos|menos de \d+ anos|(?:idade maxima|limite de idade|idade limite):? (?:e |de |ate )*\d+|sem doencas?|nao (?:aceita|vende|cobre)[^.]*(?:doen|gestant|gravid|idos)|(?:so|apenas|somente) (?:para )?(?:pessoas? )?(?:saudave|quem nao tem doen))/

/** Finds answers that no carrier may give: nobody is refused for an age or an illness (Lei nº 9.656/1998, art. 14). */
export const factsAgainstLaw: Review = (documents, today) =>
  carrierFacts(documents, today).flatMap(({ carrier, facts }) =>
    facts.flatMap((fact): Remark[] => {
      const { id, answer, claim, life } = fact
      const isTop = claim?.measure === 'idade-maxima' && typeof claim.amount === 'number'
      const isRefused = id === 'idade' && (life.told === 'nao' || isTop)
      if (!isRefused && !REFUSING.test(fold(textOf(answer.words)))) return []
      const message =
        'Nenhuma operadora pode recusar alguém pela idade ou por uma doença (Lei nº 9.656/1998, art. 14; súmula 27 da ANS). Diga só para quem o plano é feito.'
      return [{ document: carrier, path: pathOfFact(fact), message }]
    }),
  )
