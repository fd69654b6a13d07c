import type { Coverage } from '@elos/content'

/** What a plan covers, in the words of a visitor. */
export const coverageLabel: Record<Coverage, string> = {
  'saude-odonto': 'Saúde e odontológico',
  saude: 'Saúde',
  odonto: 'Odontológico',
}
