import type { ClaimKind } from '@elos/content'
import { changeDayOf } from '@elos/content/parts/claim/life'
import { isRecord } from '@elos/content/parts/stored/value'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The fields of a claim that depend on each other. */
export interface ClaimValue {
  kind?: ClaimKind
  amount?: number
  text?: string
  unit?: { singular?: string; plural?: string }
  subject?: object
  conditions?: string
  source?: string
  validFrom?: string
  validUntil?: string
  next?: NextValue
}

/** The value that takes the place of a claim's value, and its first and last day (ISO). */
interface NextValue {
  validFrom?: string
  validUntil?: string
  amount?: number
  text?: string
}

/** The largest amount of each kind, in reais, percent points or units. A larger one is a typing error. */
const LARGEST: Record<Exclude<ClaimKind, 'text'>, number> = {
  price: 10_000_000,
  percent: 1000,
  count: 1_000_000_000,
  duration: 10_000,
}

function amountProblems(
  kind: Exclude<ClaimKind, 'text'>,
  amount: number | undefined,
  field = 'amount',
): FieldProblem[] {
  if (amount === undefined) return [problemAt(field, 'Informe o valor em número.')]
  if (amount < 0) return [problemAt(field, 'O valor não pode ser negativo.')]
  const largest = LARGEST[kind]
  return amount > largest
    ? [problemAt(field, `O valor passa de ${largest.toLocaleString('pt-BR')}. Confira.`)]
    : []
}

function unitProblems({ kind, unit }: ClaimValue): FieldProblem[] {
  if (kind !== 'duration' || (unit?.singular && unit.plural)) return []
  return [problemAt('unit', 'Informe a unidade do prazo no singular e no plural: dia, dias.')]
}

function valueProblems(claim: ClaimValue): FieldProblem[] {
  const { kind, amount, text } = claim
  if (!kind) return []
  if (kind !== 'text') return [...amountProblems(kind, amount), ...unitProblems(claim)]
  return text ? [] : [problemAt('text', 'Escreva o texto da afirmação.')]
}

/** The parts of a claim on which it depends which of its fields are required. */
interface Needing {
  kind?: unknown
  /** The next value, as it is stored. */
  next?: unknown
}

/** Whether a claim is a price, which says about whom, for whom and from where it is. */
export const isPrice = ({ kind }: Needing): boolean => kind === 'price'

/** Whether a claim has to say when it ends: a price does, unless a next value ends it on the day before. */
export const needsLastDay = (claim: Needing): boolean => isPrice(claim) && !changeDayOf(claim)

/** Whether a next value has been begun; an empty one counts as none. */
export const hasNext = ({ next }: Needing): boolean =>
  isRecord(next) &&
  Object.entries(next).some(([name, value]) => name !== '_type' && value !== undefined)

/** The fields that a price needs beside it: without them nobody can tell for whom it holds, or check it. */
const PRICE_NEEDS = {
  subject: 'Escolha a operadora, o plano ou o produto deste preço.',
  conditions: 'Diga para quem vale este preço. Exemplo: até 23 anos, em enfermaria.',
  source: 'Diga de onde veio este preço. Exemplo: tabela da operadora de agosto de 2026.',
  validUntil: 'Diga até quando vale este preço: sem data, ele fica no site mesmo depois de mudar.',
}

const isPriceNeed = (field: string): field is keyof typeof PRICE_NEEDS => field in PRICE_NEEDS

const priceProblems = (claim: ClaimValue): FieldProblem[] =>
  Object.keys(PRICE_NEEDS)
    .filter(isPriceNeed)
    .filter((field) => !claim[field] && (field !== 'validUntil' || needsLastDay(claim)))
    .map((field) => problemAt(field, PRICE_NEEDS[field]))

/** Returns the problems of an incomplete next value. */
function nextProblems(claim: ClaimValue): FieldProblem[] {
  const { kind, validFrom, next: fields = {} } = claim
  if (!kind || !hasNext(claim)) return []
  const value =
    kind === 'text'
      ? fields.text
        ? []
        : [problemAt('next.text', 'Escreva o próximo texto da afirmação.')]
      : amountProblems(kind, fields.amount, 'next.amount')
  return [...value, ...nextDayProblems(kind, validFrom, fields)]
}

/** Whether a period does not end before it starts. Both days are included; either may be missing. */
const isPeriod = (from: string | undefined, until: string | undefined): boolean =>
  !from || !until || from <= until

function nextDayProblems(
  kind: ClaimKind,
  currentFrom: string | undefined,
  { validFrom, validUntil }: NextValue,
): FieldProblem[] {
  if (!validFrom) return [problemAt('next.validFrom', 'Diga em que dia o próximo valor começa.')]
  if (currentFrom && validFrom <= currentFrom)
    return [problemAt('next.validFrom', 'O próximo valor começa antes do de agora. Confira o dia.')]
  if (!isPeriod(validFrom, validUntil))
    return [problemAt('next.validUntil', 'O próximo valor termina antes de começar. Confira.')]
  return kind === 'price' && !validUntil
    ? [problemAt('next.validUntil', PRICE_NEEDS.validUntil)]
    : []
}

/**
 * Check that a claim states a value of its kind and a validity that does not end before it starts, and
 * that a price says about whom, for whom, from where and until when. Its next value is checked likewise.
 */
export function checkClaim(claim: ClaimValue | undefined): FieldProblem[] {
  if (!claim?.kind) return []
  const validity = isPeriod(claim.validFrom, claim.validUntil)
    ? []
    : [problemAt('validUntil', 'A validade termina antes de começar. Confira as duas datas.')]
  const needs = isPrice(claim) ? priceProblems(claim) : []
  return [...valueProblems(claim), ...validity, ...needs, ...nextProblems(claim)]
}
