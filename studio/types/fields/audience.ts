import type { PlanType } from '@elos/leads/quote/questions'

/** The people for whom a plan of each type is. */
export const AUDIENCE_TITLES: Record<PlanType, string> = {
  corporativo: 'Empresas',
  familiar: 'Famílias',
  individual: 'Uma pessoa',
  senior: 'Pessoas com mais idade',
}
