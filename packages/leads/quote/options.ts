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
