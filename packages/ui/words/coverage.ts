import type { Coverage } from '@elos/content'

/** The name of each coverage, as visitors read it. */
export const coverageLabel: Record<Coverage, string> = {
  'saude-odonto': 'Saúde e odontológico',
  saude: 'Saúde',
  odonto: 'Odontológico',
}
