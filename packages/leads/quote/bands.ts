import { AGE_BANDS, type AgeBand, bandLabel } from '@elos/content/parts/quote/ageBands'

export { AGE_BANDS, type AgeBand, bandLabel } from '@elos/content/parts/quote/ageBands'

/** The number of lives in each band; a missing band has none. */
export type Lives = Partial<Record<AgeBand, number>>

/** The most lives that the field of a band accepts. */
export const MAX_LIVES = 99

/** The band of an age in years. */
export const bandOfAge = (age: number): AgeBand =>
  AGE_BANDS.find((band) => age <= lastAge(band)) ?? '59oumais'

/** The last age of a band; `Infinity` of the open one. */
export const lastAge = (band: AgeBand): number =>
  band === '59oumais' ? Number.POSITIVE_INFINITY : Number(band.split('a')[1])

/** The band as people read it alone: '19a23' → '19 a 23 anos'. */
export const bandInYears = (band: AgeBand): string =>
  band === '59oumais' ? '59 anos ou mais' : `${bandLabel(band)} anos`
