/** The letters beside A to Z that Portuguese is written with, and its names. */
const PORTUGUESE = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü'

/** The signs: no-break space, ordinals, quotation marks, dashes, currencies, signs of arithmetic and of the law. */
const SIGNS = '\u00a0ªº°§©®·•×±−¹²³¼½–—‘’“”…‹›«»€™'

/**
 * The characters that nobody sees: soft hyphen, zero-width space and joiners, no-break hyphen, narrow no-break space,
 * word joiner.
 */
const INVISIBLE = '\u00ad\u200b\u200c\u200d\u2011\u202f\u2060'

/** The first and the last character of ASCII that is printed. */
const [SPACE, TILDE] = [0x20, 0x7e]

/** The code points that the site's texts are written with: every page loads the fonts with these. */
export const LETTERS: ReadonlySet<number> = new Set([
  ...Array.from({ length: TILDE - SPACE + 1 }, (_, index) => SPACE + index),
  ...Array.from(PORTUGUESE + SIGNS + INVISIBLE, (letter) => letter.codePointAt(0) ?? 0),
])

/** The `unicode-range` of Fontsource's files for Latin scripts, those of Western Europe. */
export const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The code points of a `unicode-range`: 'U+41-43,U+20AC' → 0x41, 0x42, 0x43, 0x20ac. */
export const parseRange = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((text) => Number.parseInt(text, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
