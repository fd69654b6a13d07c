/**
 * Matches characters that nobody sees: of no width, or that turn the direction of what follows. Braille's blank is a
 * space to the eye.
 */
export const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu

const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u

/** Whether there is nothing to see in a text: no letter, number, mark or picture. */
export const isBlank = (text: string): boolean => BLANK.test(text)
