/** The ten age bands of ANS (RN 563/2022). */
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

/** The band as people read it, without its unit, years: '19a23' → '19 a 23'. */
export function bandLabel(band: AgeBand): string {
  if (band === '59oumais') return '59 ou mais'
  const [from = '', to = ''] = band.split('a')
  return `${Number(from)} a ${Number(to)}`
}
