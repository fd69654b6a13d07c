import type { Audience } from '@elos/content/parts/quote/type'

/** The people for whom a plan of each type is. */
export const AUDIENCE_TITLES: Record<Audience, string> = {
  corporativo: 'Empresas',
  familiar: 'Famílias',
  individual: 'Uma pessoa',
  senior: 'Pessoas com mais idade',
}
