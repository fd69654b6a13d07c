/** A number with its noun: '1 pendência', '12 pendências'. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`
