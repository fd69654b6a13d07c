/** The ten age bands of ANS (RN 563/2022), as the form names them (specification, section 3). */
export const AGE_BANDS = [
  '00a18',
  '19a23',
  '24a28',
  '29a33',
  '34a38',
  '39a43',
  '44a48',
  '49a53',
  '54a58',
  '59oumais',
] as const

export type AgeBand = (typeof AGE_BANDS)[number]

/** The carriers of the quote form (specification, section 3); Alice is not among them. */
export const QUOTE_CARRIERS = [
  'bradesco',
  'porto-seguro',
  'amil',
  'medsenior',
  'sulamerica',
] as const

export const PLAN_TYPES = ['corporativo', 'familiar', 'individual', 'senior'] as const

export const CARRIER_LABELS: Record<(typeof QUOTE_CARRIERS)[number], string> = {
  bradesco: 'Bradesco Saúde',
  'porto-seguro': 'Porto Seguro Saúde',
  amil: 'Amil Saúde',
  medsenior: 'MedSênior',
  sulamerica: 'SulAmérica Saúde',
}

export const PLAN_TYPE_LABELS: Record<(typeof PLAN_TYPES)[number], string> = {
  corporativo: 'Empresarial',
  familiar: 'Familiar',
  individual: 'Individual',
  senior: 'Sênior',
}

/** '19a23' → '19 a 23 anos'. */
export function bandLabel(band: AgeBand): string {
  if (band === '59oumais') return '59 anos ou mais'
  const [from = '', to = ''] = band.split('a')
  return `${Number(from)} a ${Number(to)} anos`
}
