/**
 * How claims are written in Brazilian Portuguese. Between 'R$' and the number stands a no-break
 * space (U+00A0), as CLDR has it for pt-BR, so that a line never ends in 'R$'.
 */
import type { ClaimKind } from './type.ts'

/** What is shown instead of a price that is not current, or of a value that is missing. */
export const ON_REQUEST = 'sob consulta'

export type Qualifier = 'from' | 'upTo' | 'moreThan'
export type Period = 'month' | 'year'
export type MeasuredKind = Exclude<ClaimKind, 'text'>

/** An amount as it is written: BRL, percent points or a number of units, by kind. */
export interface Measure {
  kind: MeasuredKind
  amount: number
  unit?: { singular: string; plural: string }
  qualifier?: Qualifier
  period?: Period
}

export const QUALIFIERS: Record<Qualifier, string> = {
  from: 'a partir de',
  upTo: 'até',
  moreThan: 'mais de',
}

export const PERIODS: Record<Period, string> = { month: 'por mês', year: 'por ano' }

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })
const currency = { style: 'currency', currency: 'BRL' } as const
const reais = new Intl.NumberFormat('pt-BR', { ...currency, maximumFractionDigits: 0 })
const reaisAndCents = new Intl.NumberFormat('pt-BR', currency)
const plural = new Intl.PluralRules('pt-BR')

const AMOUNTS: Record<MeasuredKind, (measure: Measure) => string> = {
  price: ({ amount }) => writePrice(amount),
  percent: ({ amount }) => percent.format(amount / 100),
  count: withUnit,
  duration: withUnit,
}

const COMPACT_AMOUNTS: Record<MeasuredKind, (measure: Measure) => string> = {
  price: AMOUNTS.price,
  percent: AMOUNTS.percent,
  count: ({ amount }) =>
    isThousands(amount) ? `${decimal.format(amount / 1000)}K` : writeNumber(amount),
  duration: (measure) =>
    measure.qualifier === 'moreThan' ? decimal.format(measure.amount) : withUnit(measure),
}

/** The bare value: 'R$ 200', '85%', '37 mil prestadores', '10 dias úteis'. */
export function formatAmount(measure: Measure): string {
  return AMOUNTS[measure.kind](measure)
}

/** In a sentence: 'a partir de R$ 200 por mês', 'até 85%', 'mais de 37 mil prestadores'. */
export function formatSentence(measure: Measure): string {
  const { qualifier, period } = measure
  const before = qualifier ? `${QUALIFIERS[qualifier]} ` : ''
  const after = period ? ` ${PERIODS[period]}` : ''
  return `${before}${formatAmount(measure)}${after}`
}

/**
 * For a figure set large beside a caption that names what is counted: '15+', '5K+', '100%',
 * 'até 250%', 'a partir de R$ 50.000', '10 dias úteis'. The period of a price is left to the caption.
 */
export function formatCompact(measure: Measure): string {
  const value = COMPACT_AMOUNTS[measure.kind](measure)
  const { qualifier } = measure
  if (!qualifier) return value
  return qualifier === 'moreThan' ? `${value}+` : `${QUALIFIERS[qualifier]} ${value}`
}

/** 'R$ 200', 'R$ 50.000', and cents only where there are any: 'R$ 199,90'. */
function writePrice(amount: number): string {
  return (Number.isInteger(amount) ? reais : reaisAndCents).format(amount)
}

function withUnit({ amount, unit }: Measure): string {
  const value = isThousands(amount) ? `${decimal.format(amount / 1000)} mil` : writeNumber(amount)
  if (!unit) return value
  return `${value} ${plural.select(amount) === 'one' ? unit.singular : unit.plural}`
}

function writeNumber(amount: number): string {
  return decimal.format(amount)
}

/** Exact thousands below a million: above it, 'mil' reads worse than the digits. */
function isThousands(amount: number): boolean {
  return amount >= 1000 && amount < 1_000_000 && amount % 1000 === 0
}
