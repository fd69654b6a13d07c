/**
 * Writes claims in Brazilian Portuguese. As in CLDR's data for pt-BR, a no-break space (U+00A0)
 * separates 'R$' from the number, so that a line never ends in 'R$'.
 */
import { SCALES } from './scales.ts'
import type { ClaimKind, Period, Qualifier } from './type.ts'

/** The text in place of a price that is not current, or of a missing value. */
export const ON_REQUEST = 'sob consulta'

export type MeasuredKind = Exclude<ClaimKind, 'text'>

/** An amount in BRL, percent points or a number of units, by kind, and how it is qualified. */
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

const DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })
const BRL = { style: 'currency', currency: 'BRL' } as const
const REAIS = new Intl.NumberFormat('pt-BR', { ...BRL, minimumFractionDigits: 0 })
const REAIS_AND_CENTS = new Intl.NumberFormat('pt-BR', BRL)
const PLURAL_RULES = new Intl.PluralRules('pt-BR')

/** The round numbers that begin with one, in a sentence: 'mil prestadores', 'um milhão de beneficiários'. */
const ONES: Readonly<Record<string, string>> = {
  mil: 'mil',
  ...Object.fromEntries(SCALES.map(({ singular }) => [singular, `um ${singular}`])),
}

type Unit = NonNullable<Measure['unit']>

/** The noun that is counted. It follows 'milhão' and greater words with 'de': '1,5 milhão de beneficiários'. */
function nounFor(amount: number, { singular, plural }: Unit): string {
  if (inMillions(amount)) return `de ${plural}`
  return PLURAL_RULES.select(amount) === 'one' ? singular : plural
}

const AMOUNTS: Record<MeasuredKind, (measure: Measure) => string> = {
  price: ({ amount }) => writePrice(amount),
  percent: ({ amount }) => PERCENT.format(amount / 100),
  count: withUnit,
  duration: withUnit,
}

const COMPACT_AMOUNTS: Record<MeasuredKind, (measure: Measure) => string> = {
  price: AMOUNTS.price,
  percent: AMOUNTS.percent,
  count: ({ amount, unit }) =>
    isThousands(amount) && !unit ? `${DECIMAL.format(amount / 1000)}K` : writeNumber(amount),
  duration: (measure) =>
    measure.qualifier === 'moreThan' ? DECIMAL.format(measure.amount) : withUnit(measure),
}

/** The bare value: 'R$ 200', '85%', '37 mil prestadores', '10 dias úteis'. */
export function formatAmount(measure: Measure): string {
  return AMOUNTS[measure.kind](measure)
}

/** Writes a claim as in a sentence: 'a partir de R$ 200 por mês', 'até 85%', 'mais de 37 mil prestadores'. */
export function formatSentence(measure: Measure): string {
  const { qualifier, period } = measure
  const before = qualifier ? `${QUALIFIERS[qualifier]} ` : ''
  const after = period ? ` ${PERIODS[period]}` : ''
  return `${before}${formatAmount(measure)}${after}`
}

/**
 * Writes a claim as a large figure beside a caption that names what is counted: '15+', '37 mil+', '100%', 'até 250%',
 * 'a partir de R$ 50.000', '10 dias úteis'. The caption states the period of a price. Only a count that has no unit of
 * its own is shortened to 'K': '5K+'.
 */
export function formatCompact(measure: Measure): string {
  const value = COMPACT_AMOUNTS[measure.kind](measure)
  const { qualifier } = measure
  if (!qualifier) return value
  return qualifier === 'moreThan' ? `${value}+` : `${QUALIFIERS[qualifier]} ${value}`
}

/** Writes a price: 'R$ 200', 'R$ 50.000', 'R$ 1,5 milhão', with cents only when there are any: 'R$ 199,90'. */
function writePrice(amount: number): string {
  const millions = inMillions(amount)
  if (millions) return `${REAIS.format(millions.digits)}\u00a0${millions.word}`
  return (Number.isInteger(amount) ? REAIS : REAIS_AND_CENTS).format(amount)
}

/** Writes a number with its unit in a sentence: '37 mil prestadores', '4 milhões de beneficiários', '10 dias úteis'. */
function withUnit({ amount, unit }: Measure): string {
  const value = writeNumber(amount, ONES)
  return unit ? `${value} ${nounFor(amount, unit)}` : value
}

/** Writes a number, a round one with its word: '1.300', '37 mil', '1,5 milhão'. `ones`: how it begins with one. */
function writeNumber(amount: number, ones: Readonly<Record<string, string>> = {}): string {
  const thousands = isThousands(amount) && { digits: amount / 1000, word: 'mil' }
  const round = thousands || inMillions(amount)
  if (!round) return DECIMAL.format(amount)
  const { digits, word } = round
  return (digits === 1 && ones[word]) || `${DECIMAL.format(digits)} ${word}`
}

/** Whether an amount is written with 'mil': whole thousands below a million. */
function isThousands(amount: number): boolean {
  return amount >= 1000 && amount < 1_000_000 && amount % 1000 === 0
}

/**
 * The digits and the word of an amount from a million on, where two decimals say all of it: '1 milhão', '1,25 milhão',
 * '2 bilhões'. Undefined for every other amount, which is written in digits: '1.234.567'.
 */
function inMillions(amount: number): { digits: number; word: string } | undefined {
  const scale = SCALES.find(({ size }) => amount >= size)
  if (!scale || amount % (scale.size / 100) !== 0) return undefined
  const digits = amount / scale.size
  return { digits, word: digits < 2 ? scale.singular : scale.plural }
}
