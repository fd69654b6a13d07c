/** The ten age bands of ANS (RN 563/2022), as the form names them. */
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

/** The number of lives in each band; a missing band has none. */
export type Lives = Partial<Record<AgeBand, number>>

/** The most lives that the field of a band accepts. */
export const MAX_LIVES = 99

/** The last age of a band; `Infinity` of the open one. */
export const lastAge = (band: AgeBand): number =>
  band === '59oumais' ? Number.POSITIVE_INFINITY : Number(band.split('a')[1])

/** The band as people read it, without its unit, years: '19a23' → '19 a 23'. */
export function bandLabel(band: AgeBand): string {
  if (band === '59oumais') return '59 ou mais'
  const [from = '', to = ''] = band.split('a')
  return `${Number(from)} a ${Number(to)}`
}

/** The band as people read it alone: '19a23' → '19 a 23 anos'. */
export const bandInYears = (band: AgeBand): string =>
  band === '59oumais' ? '59 anos ou mais' : `${bandLabel(band)} anos`
