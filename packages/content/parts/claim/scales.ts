/** The words from a million on, the greatest first. From one to below two, the singular is right: '1,5 bilhão'. */
export const SCALES = [
  { size: 1e12, singular: 'trilhão', plural: 'trilhões' },
  { size: 1e9, singular: 'bilhão', plural: 'bilhões' },
  { size: 1e6, singular: 'milhão', plural: 'milhões' },
] as const

/** The factor of each word that may follow a number. */
export const FACTORS: Readonly<Record<string, number>> = {
  mil: 1000,
  ...Object.fromEntries(
    SCALES.flatMap(({ size, singular, plural }) => [
      [singular, size],
      [plural, size],
    ]),
  ),
}
