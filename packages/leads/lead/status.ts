/** The statuses of a lead, in the order in which staff set them: new, in contact, closed. */
export const LEAD_STATUSES = ['nova', 'em-contato', 'fechada'] as const
