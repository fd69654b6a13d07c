/** The carriers a visitor may choose in the quote form. Alice is not among them. */
export const QUOTE_CARRIERS = [
  'bradesco',
  'porto-seguro',
  'amil',
  'medsenior',
  'sulamerica',
] as const

export type QuoteCarrier = (typeof QUOTE_CARRIERS)[number]

/** The kinds of plan a visitor may choose in the quote form. Each is also the audience of a plan. */
export const PLAN_TYPES = ['corporativo', 'familiar', 'individual', 'senior'] as const

export type PlanType = (typeof PLAN_TYPES)[number]

/** A carrier's name in chat messages, in the inbox and in the Studio's list of form options. */
export const CARRIER_LABELS: Record<QuoteCarrier, string> = {
  bradesco: 'Bradesco Saúde',
  'porto-seguro': 'Porto Seguro Saúde',
  amil: 'Amil Saúde',
  medsenior: 'MedSênior',
  sulamerica: 'SulAmérica Saúde',
}

/** A plan type's name in chat messages and in the inbox. */
export const PLAN_TYPE_LABELS: Record<PlanType, string> = {
  corporativo: 'Empresarial',
  familiar: 'Familiar',
  individual: 'Individual',
  senior: 'Sênior',
}
