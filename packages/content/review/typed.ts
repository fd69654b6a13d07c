import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, referenceOf, textOf, titleOf } from '../parts/stored/value.ts'
import { fold } from '../parts/text/fold.ts'
import { brazilianDay } from '../parts/time/day.ts'
import { claimValue } from './claimValue.ts'
import { datesIn } from './dates.ts'
import { figuresIn, type Typed } from './figures.ts'
import { eachPassage, passagesOf, sentencesOf } from './passages.ts'
import { isEnd } from './promises.ts'
import type { Review } from './rule.ts'

/** A sentence with an invented figure, or with that of a rule, states nothing of the brokerage or a carrier. */
const STATES_NOTHING =
  /\b(?:exemplo|imagine|suponha|supondo|digamos|hipótese|fosse|custasse|lei|decreto|multa|resolução|normativa)\b/iu

const isSubject = ({ _type }: StoredDocument) =>
  _type === 'carrier' || _type === 'plan' || _type === 'product'

/** The words that may be left out of a subject's name: 'Bradesco' for 'Bradesco Saúde'. */
const DISPENSABLE = /\s+(?:saude|seguros?)$/

/** Returns the names of a subject in texts, folded. */
const namesOf = (subject: StoredDocument): string[] => {
  const name = fold(textOf(subject.name))
  return name ? [...new Set([name, name.replace(DISPENSABLE, '')])] : []
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isNamed = (names: readonly string[], folded: string): boolean =>
  names.some((name) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'u').test(folded),
  )

/** Words of a measure that are in almost every sentence about it, or nowhere in it. */
const SMALL_WORDS = new Set(['de', 'do', 'da', 'dos', 'das', 'e', 'a', 'o', 'por', 'em', 'mensal'])

/** The number of first letters by which words are compared: 'indenização' and 'indenizar' are one. */
const STEM = 5

/** Whether a sentence has every word of what a claim measures, apart from its unit. */
function speaksOf(folded: string, { measure }: StoredDocument, unit: string): boolean {
  const words = textOf(measure)
    .split('-')
    .filter((word) => !SMALL_WORDS.has(word) && !unit.includes(word))
  const said = folded.split(/[^\p{L}\p{N}]+/u)
  return (
    words.length > 0 &&
    words.every((word) => said.some((each) => each.startsWith(word.slice(0, STEM))))
  )
}

/** The unit of a claim with which the unit of a figure begins: '280 dias' and a claim in days. */
function sharedUnit({ unit }: StoredDocument, figure: Typed): string | undefined {
  if (!isRecord(unit)) return undefined
  return [unit.singular, unit.plural]
    .map((word) => fold(textOf(word)))
    .find((word) => word !== '' && (figure.unit === word || figure.unit.startsWith(`${word} `)))
}

/** The things with which figures are compared. */
interface Known {
  claims: readonly StoredDocument[]
  subjects: readonly { document: StoredDocument; names: string[] }[]
}

const knownFrom = (documents: readonly StoredDocument[]): Known => ({
  claims: documents.filter(({ _type }) => _type === 'claim'),
  subjects: documents.filter(isSubject).map((document) => ({ document, names: namesOf(document) })),
})

/** Returns the subjects of a sentence: those that it names, or else those of its document. */
function subjectsOf(document: StoredDocument, sentence: string, { subjects }: Known): string[] {
  const folded = fold(sentence)
  const named = subjects.filter(({ names }) => isNamed(names, folded))
  return named.length > 0
    ? named.map(({ document: subject }) => subject._id)
    : [document._id, referenceOf(document.subject)].filter(Boolean)
}

/** The claim that states what a typed figure states; undefined when there is none. */
function claimFor(figure: Typed, sentence: string, about: readonly string[], { claims }: Known) {
  const folded = fold(sentence)
  const isAbout = (claim: StoredDocument) => about.includes(referenceOf(claim.subject))
  const isGeneral = (claim: StoredDocument) => {
    const subject = referenceOf(claim.subject)
    return subject === '' || subject === 'siteSettings'
  }
  if (figure.kind === 'measured') {
    return claims.find(
      (claim) =>
        (isAbout(claim) || isGeneral(claim)) &&
        sharedUnit(claim, figure) !== undefined &&
        speaksOf(folded, claim, figure.unit),
    )
  }
  const same = claims.filter((claim) => claim.kind === figure.kind && isAbout(claim))
  return (
    same.find(({ amount }) => amount === figure.amount) ??
    same.find((claim) => speaksOf(folded, claim, '')) ??
    (figure.kind === 'price' ? same[0] : undefined)
  )
}

function messageOf(figure: Typed, claim: StoredDocument | undefined): string {
  const typed = `“${figure.text}” está digitado à mão`
  if (!claim) {
    return `${typed}: não tem fonte nem validade, e ninguém fica sabendo quando muda. Crie uma afirmação e use-a no texto, ou retire o valor.`
  }
  const use = 'Troque pela afirmação, para que mude junto com ela.'
  return claim.amount === figure.amount
    ? `${typed}, com o mesmo valor de “${titleOf(claim)}”. ${use}`
    : `${typed}, mas “${titleOf(claim)}” diz ${claimValue(claim)}. ${use}`
}

/** The first figure of a sentence that a claim should state, and the claim that states it already. */
function typedFigure(document: StoredDocument, sentence: string, known: Known) {
  if (STATES_NOTHING.test(sentence)) return undefined
  const about = subjectsOf(document, sentence, known)
  for (const figure of figuresIn(sentence)) {
    const claim = claimFor(figure, sentence, about, known)
    if (claim || figure.kind !== 'measured') return { figure, claim }
  }
  return undefined
}

/** A last day of something, which a claim about the same subject has as well. */
function typedDate(document: StoredDocument, sentence: string, today: string, known: Known) {
  const about = subjectsOf(document, sentence, known)
  const claim = known.claims.find(
    ({ subject, validUntil }) => textOf(validUntil) && about.includes(referenceOf(subject)),
  )
  const date = datesIn(sentence).find((each) => each.lastDay >= today && isEnd(sentence, each))
  if (!claim || !date) return undefined
  const last = textOf(claim.validUntil)
  const said =
    last === date.lastDay
      ? `como em “${titleOf(claim)}”`
      : `mas “${titleOf(claim)}” vale até ${brazilianDay(last)}`
  return `O prazo “${date.text}” está digitado à mão, ${said}. Use a afirmação no texto: a data dela tira o valor do site no dia certo.`
}

/**
 * Finds amounts, shares, terms and last days that somebody typed into a text. They should be claims, which
 * have a source and an end, and change everywhere at once. A term is found only where a claim states it;
 * one of a subject only where the text is about it.
 */
export const typedFigures: Review = (documents, today) => {
  const known = knownFrom(documents)
  const texts = documents.filter(({ _type }) => _type !== 'claim')
  return eachPassage(texts, ({ text }, document) => {
    if (!/\d/.test(text)) return undefined
    for (const sentence of sentencesOf(text)) {
      const typed = typedFigure(document, sentence, known)
      const message = typed
        ? messageOf(typed.figure, typed.claim)
        : typedDate(document, sentence, today, known)
      if (message) return message
    }
    return undefined
  })
}

/** A figure that somebody typed where a claim could stand. */
export interface TypedClaim {
  /** The path of the passage. */
  path: string
  /** The words of the passage that the claim would replace: '280 dias'. */
  text: string
  claim: StoredDocument
}

/** The words of a figure that a claim would say, without the one that may follow its unit: '280 dias de'. */
function wordsOf(figure: Typed, claim: StoredDocument): string {
  const isLonger = figure.kind === 'measured' && sharedUnit(claim, figure) !== figure.unit
  return isLonger ? figure.text.replace(/\s\p{L}+$/u, '') : figure.text
}

/**
 * Finds the figures in a document that claims state already, one in each sentence at most.
 *
 * @param others the claims, and what they are about
 */
export function typedClaims(
  document: StoredDocument,
  others: readonly StoredDocument[],
): TypedClaim[] {
  if (document._type === 'claim') return []
  const known = knownFrom(others)
  return passagesOf(document).flatMap(({ path, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const { figure, claim } = typedFigure(document, sentence, known) ?? {}
      return figure && claim ? [{ path, text: wordsOf(figure, claim), claim }] : []
    }),
  )
}
