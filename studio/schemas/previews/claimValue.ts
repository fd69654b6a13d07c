import type { ClaimKind } from '@elos/content'
import {
  formatSentence,
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

/** A claim's value as visitors read it, even when it has expired: 'a partir de R$ 200 por mês'. */
export function claimValue({ kind, amount, singular, plural, text, ...rest }: ClaimParts): string {
  if (kind === 'text') return text ?? NO_VALUE
  if (!kind || amount === undefined) return NO_VALUE
  const unit = singular && plural ? { singular, plural } : undefined
  const { qualifier, period } = rest
  return formatSentence({ kind, amount, unit, qualifier, period })
}
