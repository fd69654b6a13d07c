/** How many months leads are stored if the site settings do not say. */
export const DEFAULT_MONTHS = 12

/** How long leads are stored, as people read it: '12 meses', '1 mês'. */
export const retentionText = (months: number = DEFAULT_MONTHS): string =>
  `${months} ${months === 1 ? 'mês' : 'meses'}`
