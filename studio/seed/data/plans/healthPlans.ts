import type { Notation } from '../content.ts'

/** The way on from a dental plan for a visitor who looks for a health plan. */
export const HEALTH_PLANS: Notation =
  '**Procura plano de saúde?** Esta página é só de dentista. Veja as [operadoras de saúde](/#operadoras) ou [peça uma cotação](/#contato).'
