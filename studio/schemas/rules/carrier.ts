import { carrierValue } from '@elos/content/parts/quote/map'
import { type FieldProblem, problemAt } from './check.ts'

/** A carrier that the quote form offers. */
export interface OfferedCarrier {
  name?: string | null
  slug?: string | null
}

/**
 * Problems of the slug of a carrier that the quote form offers. The form sends a value that is made
 * from the slug, and lists only the first of two carriers with the same value.
 */
export function quoteValueProblems(
  slug: string,
  others: readonly OfferedCarrier[],
): FieldProblem[] {
  const value = carrierValue(slug)
  const same = others.find((other) => other.slug && carrierValue(other.slug) === value)
  if (!same) return []
  const message = `No pedido de cotação, “${slug}” não se distingue de “${same.slug}”, de “${same.name ?? 'outra operadora'}”: só uma das duas apareceria. Escolha outro identificador.`
  return [problemAt('slug', message)]
}
