import type { ClaimKind, Period, Qualifier } from '@elos/content'
import { formatAmount, formatSentence, type Measure } from '@elos/content/parts/claim/format'

/** The fields of a claim that make up its value, as a preview selects them. */
export interface ClaimParts {
  kind?: ClaimKind
  /** Null in the list of documents when it is missing. */
  amount?: number | null
  qualifier?: Qualifier
  period?: Period
  unit?: { singular?: string; plural?: string }
  text?: string
}

const NO_VALUE = 'Sem valor'

/** The fields that make up the amount; undefined while the claim has none. */
function measureOf({ kind, amount, unit }: ClaimParts): Measure | undefined {
  if (!kind || kind === 'text' || typeof amount !== 'number') return undefined
  const { singular, plural } = unit ?? {}
  return { kind, amount, unit: singular && plural ? { singular, plural } : undefined }
}

/** A claim's value without the words around it: 'R$ 200', '85%'. */
export function bareValue(claim: ClaimParts): string {
  const measure = measureOf(claim)
  if (measure) return formatAmount(measure)
  return (claim.kind === 'text' && claim.text) || NO_VALUE
}

/** A claim's value as visitors read it, even when it has expired: 'a partir de R$ 200 por mês'. */
export function claimValue(claim: ClaimParts): string {
  const measure = measureOf(claim)
  const { qualifier, period } = claim
  return measure ? formatSentence({ ...measure, qualifier, period }) : bareValue(claim)
}
