import { claimValue } from '@elos/content/review/claimValue'
import type { ReviewDocument } from '@elos/content/review/type'
import { parseAmount } from '../amounts/parseAmount.ts'
import { findAll, type Range, replacementOf, type Wanted } from './pattern.ts'
import { type AmountPlace, OBJECT, type TextPlace, type Written } from './texts.ts'

/** A find in a paragraph or in the value of a field. */
export interface TextHit {
  kind: 'text'
  /** Unique within its document. */
  id: string
  place: TextPlace
  range: Range
}

/** A number of a claim that is the wanted one. */
export interface AmountHit {
  kind: 'amount'
  id: string
  place: AmountPlace
  claim: ReviewDocument
}

export type Hit = TextHit | AmountHit

/** A sentence with what changes in it. */
export interface Excerpt {
  before: string
  /** What was found; of an amount the whole sentence that visitors read. */
  found: string
  after: string
}

export const textOf = ({ parts }: TextPlace): string => parts.map(({ text }) => text).join('')

const KINDS = ['price', 'percent', 'count', 'duration'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (claim: ReviewDocument): Kind | undefined =>
  KINDS.find((kind) => kind === claim.kind)

/** The amount that a text writes for a claim of this kind: 150 for 'R$ 150' and '150,00'. */
function amountOf(text: string, claim: ReviewDocument): number | undefined {
  const kind = kindOf(claim)
  const parsed = kind && parseAmount(text, kind)
  return parsed && 'amount' in parsed ? parsed.amount : undefined
}

/** Finds what is wanted in a document, in the order of its form. */
export function findIn(document: ReviewDocument, written: Written, wanted: Wanted): Hit[] {
  const texts = written.texts.flatMap((place) =>
    findAll(textOf(place), wanted).map((range): TextHit => {
      const id = `${place.path} ${range.start}`
      return { kind: 'text', id, place, range }
    }),
  )
  const amounts = written.amounts
    .filter(({ amount }) => amountOf(wanted.text, document) === amount)
    .map((place): AmountHit => ({ kind: 'amount', id: place.path, place, claim: document }))
  return [...texts, ...amounts]
}

/** The claim as a sentence, with another amount. */
export const sentenceWith = (claim: ReviewDocument, amount: number): string =>
  claimValue({ ...claim, amount })

/** What a hit becomes; undefined where the replacement cannot stand: no number in place of a number. */
export function changeOf(
  hit: Hit,
  wanted: Wanted,
  replacement: string,
): { value: string | number; shown: string } | undefined {
  if (!replacement) return undefined
  if (hit.kind === 'text') {
    const found = textOf(hit.place).slice(hit.range.start, hit.range.end)
    const value = replacementOf(found, wanted, replacement)
    return value === found ? undefined : { value, shown: value }
  }
  const amount = amountOf(replacement, hit.claim)
  if (amount === undefined || amount === hit.place.amount) return undefined
  return { value: amount, shown: sentenceWith(hit.claim, amount) }
}

/** How much of a long paragraph is shown on each side of a find, in characters. */
const MARGIN = 90

/** The sentence of a hit, cut at words where it is long. */
export function excerptOf(hit: Hit): Excerpt {
  if (hit.kind === 'amount') {
    return { before: '', found: sentenceWith(hit.claim, hit.place.amount), after: '' }
  }
  const text = textOf(hit.place).replaceAll(OBJECT, '…')
  const { start, end } = hit.range
  return {
    before: tailOf(text.slice(0, start)),
    found: text.slice(start, end),
    after: headOf(text.slice(end)),
  }
}

/** The end of a text, from its last sentence on. */
function tailOf(text: string): string {
  const sentence = text.slice(lastIndexOfEnd(text))
  if (sentence.length <= MARGIN) return sentence
  return `… ${sentence.slice(-MARGIN).replace(/^\S*\s/, '')}`
}

/** The beginning of a text, up to the end of its first sentence. */
function headOf(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?])\s/, 1)
  if (sentence.length <= MARGIN) return sentence
  return `${sentence.slice(0, MARGIN).replace(/\s\S*$/, '')} …`
}

function lastIndexOfEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?]\s+(?=\S)/g)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}
