import { formatSentence } from '../claim/format.ts'
import { optionalChoice } from '../read/values.ts'
import type { ReviewDocument } from './type.ts'
import { isRecord, textOf } from './value.ts'

function unitOf({ unit }: ReviewDocument) {
  if (!isRecord(unit)) return undefined
  const singular = textOf(unit.singular)
  return { singular, plural: textOf(unit.plural) || singular }
}

/** What a stored claim states, as a sentence reads it: 'a partir de R$ 200 por mês'. */
export function documentValue(claim: ReviewDocument): string {
  const { amount } = claim
  const kind = optionalChoice(textOf(claim.kind), ['price', 'percent', 'count', 'duration'])
  if (!kind || typeof amount !== 'number') return `“${textOf(claim.text)}”`
  const qualifier = optionalChoice(textOf(claim.qualifier), ['from', 'upTo', 'moreThan'])
  const period = optionalChoice(textOf(claim.period), ['month', 'year'])
  return formatSentence({ kind, amount, unit: unitOf(claim), qualifier, period })
}
