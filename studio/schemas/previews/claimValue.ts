import type { ClaimKind } from '@elos/content'
import {
  formatAmount,
  formatSentence,
  type Measure,
  type Period,
  type Qualifier,
} from '../../../packages/content/claim/format.ts'

/** What the value of a claim is written from, as a preview selects it. */
export interface ClaimParts {
  kind?: ClaimKind
  amount?: number
  qualifier?: Qualifier
  period?: Period
  singular?: string
  plural?: string
  text?: string
}

const NO_VALUE = 'Sem valor'

/** What the amount is written from, without the words around it; nothing while it has none. */
function measureOf({ kind, amount, singular, plural }: ClaimParts): Measure | undefined {
  if (!kind || kind === 'text' || amount === undefined) return undefined
  return { kind, amount, unit: singular && plural ? { singular, plural } : undefined }
}

/** A claim's bare value: 'R$ 200', '85%'. */
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
