/** How far staff are with a lead. */
export const LEAD_STATUSES = ['nova', 'em-contato', 'fechada'] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  nova: 'Nova',
  'em-contato': 'Em contato',
  fechada: 'Fechada',
}
