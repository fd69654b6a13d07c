import type { Page } from '@elos/content'
import { withTexts } from '@elos/content/parts/letters/texts'

/** The characters that one of the fonts of social images (`socialFonts`) does not have. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/gu

/**
 * Returns a text as the fonts of social images can draw it: letters without the accents that they lack, and without
 * emoji and other scripts. `ImageResponse` would fetch these from other companies, and fails when it cannot.
 */
export const drawableText = (text: string): string =>
  text.normalize('NFC').replace(UNKNOWN, (character) =>
    character
      .normalize('NFKD')
      .replace(/\s/, ' ')
      .replace(/\p{Pd}/u, '-')
      .replace(UNKNOWN, ''),
  )

/** Returns a page with drawable texts. */
export const drawablePage = (page: Page): Page => withTexts(page, drawableText)
