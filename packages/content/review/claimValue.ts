import { formatSentence, PERIODS, QUALIFIERS } from '../parts/claim/format.ts'
import { keysOf } from '../parts/read/keys.ts'
import { readOptionalChoice } from '../parts/read/values.ts'
import type { ReviewDocument } from './type.ts'
import { isRecord, textOf } from './value.ts'

function unitOf({ unit }: ReviewDocument) {
  if (!isRecord(unit)) return undefined
  const singular = textOf(unit.singular)
  return { singular, plural: textOf(unit.plural) || singular }
}

/** The value of a stored claim, as in a sentence: 'a partir de R$ 200 por mês'. */
export function claimValue(claim: ReviewDocument): string {
  const { amount } = claim
  const kind = readOptionalChoice(textOf(claim.kind), ['price', 'percent', 'count', 'duration'])
  if (!kind || typeof amount !== 'number') return `“${textOf(claim.text)}”`
  const qualifier = readOptionalChoice(textOf(claim.qualifier), keysOf(QUALIFIERS))
  const period = readOptionalChoice(textOf(claim.period), keysOf(PERIODS))
  return formatSentence({ kind, amount, unit: unitOf(claim), qualifier, period })
}
