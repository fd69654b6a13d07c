import { formatSentence, PERIODS, QUALIFIERS } from '../parts/claim/format.ts'
import { claimOn, claimStateOn, isAged } from '../parts/claim/life.ts'
import { CONFIRM } from '../parts/claim/note.ts'
import { KINDS } from '../parts/claim/type.ts'
import { UNSTATED } from '../parts/claim/unstated.ts'
import { keysOf, readOptionalChoice } from '../parts/read/values.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, textOf } from '../parts/stored/value.ts'

function unitOf({ unit }: StoredDocument) {
  if (!isRecord(unit)) return undefined
  const singular = textOf(unit.singular)
  return { singular, plural: textOf(unit.plural) || singular }
}

/**
 * Returns the text that visitors read for a stored claim on an ISO day: its value, or what says that it is to be
 * confirmed while it is not current ('sob consulta'). An old price is followed by what visitors are asked to do.
 */
export function claimReading(claim: StoredDocument, day: string): string {
  const kind = readOptionalChoice(textOf(claim.kind), KINDS)
  if (claimStateOn(claim, day) !== 'current') return UNSTATED[kind ?? 'price']
  const value = claimValue(claimOn(claim, day))
  return isAged(claim, day) ? `${value} (${CONFIRM})` : value
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
