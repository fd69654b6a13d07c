/** The networks on which the company may have a profile. */
export const NETWORKS = ['instagram', 'facebook', 'linkedin', 'youtube'] as const

/** The parts of the week in which staff may call a visitor back. */
export const CALL_TIMES = ['manha', 'tarde', 'noite', 'sabado'] as const

export type CallTime = (typeof CALL_TIMES)[number]

export interface OpeningHours {
  label: string
  /** The schema.org codes of the days: 'Mo' … 'Su'. */
  days: readonly string[]
  /** The opening and the closing time, 'HH:MM' in America/Sao_Paulo; absent when closed. */
  opens?: string
  closes?: string
  note?: string
  inStructuredData: boolean
}
