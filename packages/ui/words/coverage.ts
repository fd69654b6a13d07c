import type { Coverage } from '@elos/content'

/** What a plan covers, as visitors read it. */
export const coverageLabel: Record<Coverage, string> = {
  'saude-odonto': 'Saúde e odontológico',
  saude: 'Saúde',
  odonto: 'Odontológico',
}
