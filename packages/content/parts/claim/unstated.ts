import { ON_REQUEST } from './format.ts'
import type { ClaimKind } from './type.ts'

/** The words in place of a claim that states nothing: it is not current, or has no value. */
export const UNSTATED: Readonly<Record<ClaimKind, string>> = {
  price: ON_REQUEST,
  percent: 'percentual a confirmar',
  count: 'número a confirmar',
  duration: 'prazo a confirmar',
  text: 'informação a confirmar',
}
