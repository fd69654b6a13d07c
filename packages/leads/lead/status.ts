/** How far staff are with a lead. */
export const LEAD_STATUSES = ['nova', 'em-contato', 'fechada'] as const
