import { formatSentence, ON_REQUEST, PERIODS, QUALIFIERS } from '../parts/claim/format.ts'
import { claimOn, claimStateOn } from '../parts/claim/life.ts'
import { keysOf, readOptionalChoice } from '../parts/read/values.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, textOf } from '../parts/stored/value.ts'

function unitOf({ unit }: StoredDocument) {
  if (!isRecord(unit)) return undefined
  const singular = textOf(unit.singular)
  return { singular, plural: textOf(unit.plural) || singular }
}

/**
 * Returns the text that visitors read for a stored claim on an ISO day: its value, or 'sob consulta' for a price that
 * is not current.
 */
export function claimReading(claim: StoredDocument, day: string): string {
  const isPrice = textOf(claim.kind) === 'price'
  return isPrice && claimStateOn(claim, day) !== 'current'
    ? ON_REQUEST
    : claimValue(claimOn(claim, day))
}

/** The value of a stored claim, as in a sentence: 'a partir de R$ 200 por mês'. */
export function claimValue(claim: StoredDocument): string {
  const { amount } = claim
  const kind = readOptionalChoice(textOf(claim.kind), ['price', 'percent', 'count', 'duration'])
  if (!kind || typeof amount !== 'number') return `“${textOf(claim.text)}”`
  const qualifier = readOptionalChoice(textOf(claim.qualifier), keysOf(QUALIFIERS))
  const period = readOptionalChoice(textOf(claim.period), keysOf(PERIODS))
  return formatSentence({ kind, amount, unit: unitOf(claim), qualifier, period })
}
