import type { ClaimKind } from '@elos/content'
import { type FieldProblem, type ObjectResult, problemAt, resultOf } from './check.ts'
import { isPeriod } from './date.ts'

/** The fields of a claim that depend on each other. */
export interface ClaimValue {
  kind?: ClaimKind
  amount?: number
  text?: string
  unit?: { singular?: string; plural?: string }
  validFrom?: string
  validUntil?: string
}

/** Largest amount of each kind that is not a typing mistake: reais, percent points or units. */
const LARGEST: Record<Exclude<ClaimKind, 'text'>, number> = {
  price: 10_000_000,
  percent: 1000,
  count: 1_000_000_000,
  duration: 10_000,
}

function amountProblems(kind: Exclude<ClaimKind, 'text'>, amount: number | undefined) {
  if (amount === undefined) return [problemAt('amount', 'Informe o valor em número.')]
  if (amount < 0) return [problemAt('amount', 'O valor não pode ser negativo.')]
  const largest = LARGEST[kind]
  return amount > largest
    ? [problemAt('amount', `O valor passa de ${largest.toLocaleString('pt-BR')}. Confira.`)]
    : []
}

function unitProblems({ kind, unit }: ClaimValue): FieldProblem[] {
  if (kind !== 'duration' || (unit?.singular && unit.plural)) return []
  return [problemAt('unit', 'Informe a unidade do prazo no singular e no plural: dia, dias.')]
}

/** Check that a claim states a value of its kind and a validity that does not end before it starts. */
export function checkClaim(claim: ClaimValue | undefined): ObjectResult {
  if (!claim?.kind) return true
  const value =
    claim.kind === 'text'
      ? claim.text
        ? []
        : [problemAt('text', 'Escreva o texto da afirmação.')]
      : [...amountProblems(claim.kind, claim.amount), ...unitProblems(claim)]
  const validity = isPeriod(claim.validFrom, claim.validUntil)
    ? []
    : [problemAt('validUntil', 'A validade termina antes de começar. Confira as duas datas.')]
  return resultOf([...value, ...validity])
}
