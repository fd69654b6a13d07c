import type { ClaimKind } from '@elos/content'

/** What the value of a claim is written from. */
export interface ClaimParts {
  kind?: ClaimKind
  amount?: number
  qualifier?: string
  period?: string
  singular?: string
  plural?: string
  text?: string
}

const QUALIFIERS: Record<string, string> = {
  from: 'a partir de',
  upTo: 'até',
  moreThan: 'mais de',
}

const PERIODS: Record<string, string> = { month: 'por mês', year: 'por ano' }

const units = ({ amount, singular, plural }: ClaimParts) => (amount === 1 ? singular : plural)

const number = (amount: number) => amount.toLocaleString('pt-BR')

const price = (amount: number) =>
  amount
    .toLocaleString('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    })
    .replace(/\s/g, ' ')

const AMOUNTS: Record<ClaimKind, (amount: number, claim: ClaimParts) => string | undefined> = {
  price: (amount) => price(amount),
  percent: (amount) => `${number(amount)}%`,
  count: (amount, claim) => [number(amount), units(claim)].filter(Boolean).join(' '),
  duration: (amount, claim) => [number(amount), units(claim)].filter(Boolean).join(' '),
  text: (_, { text }) => text,
}

/** A claim's value as editors recognise it in lists: 'a partir de R$ 200 por mês', 'até 85%'. */
export function claimValue(claim: ClaimParts): string {
  const { kind, amount = Number.NaN, qualifier = '', period = '' } = claim
  if (!kind || (kind !== 'text' && Number.isNaN(amount))) return 'Sem valor'
  return [QUALIFIERS[qualifier], AMOUNTS[kind](amount, claim), PERIODS[period]]
    .filter(Boolean)
    .join(' ')
}
