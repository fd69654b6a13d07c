import type { Audience } from '@elos/content'
import type { AgeBand } from '@elos/leads'

/** The kinds of plan in the quote form (specification, section 3). */
export const audienceLabel: Record<Audience, string> = {
  corporativo: 'Para a empresa',
  familiar: 'Para a família',
  individual: 'Individual',
  senior: 'Sênior',
}

/** The ten age bands of RN 563/2022, by their field names (specification, section 3). */
export const ageBands: Record<AgeBand, string> = {
  '00a18': '0 a 18',
  '19a23': '19 a 23',
  '24a28': '24 a 28',
  '29a33': '29 a 33',
  '34a38': '34 a 38',
  '39a43': '39 a 43',
  '44a48': '44 a 48',
  '49a53': '49 a 53',
  '54a58': '54 a 58',
  '59oumais': '59 ou mais',
}
