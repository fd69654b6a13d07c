import './jitless.ts'
import * as z from 'zod/mini'
import { wellFormed } from '../text/wellFormed.ts'
import { LIMITS } from './limits.ts'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** One line without control characters: what one field says cannot look like another in a message. */
const tidyLine = (text: string) =>
  wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const tidyText = (text: string) => wellFormed(text).replace(/\r\n?/g, '\n').trim()

/** A line that must hold something besides spaces; `max` in UTF-16 units, as `maxlength` counts. */
export const filledLine = (message: string, max: number) =>
  z
    .string({ error: message })
    .check(
      z.overwrite(tidyLine),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(max, { error: tooLong(max), abort: true }),
    )

/** Text of any number of lines, or none. */
export const freeText = (max: number) =>
  z
    .string({ error: 'Escreva um texto.' })
    .check(z.overwrite(tidyText), z.maxLength(max, { error: tooLong(max) }))

/**
 * An e-mail address, checked only for what every public address has: something, '@', a domain with
 * a dot. Stricter patterns refuse addresses that work (accents, new endings, 'o'hara+casa@…').
 */
export const emailLine = filledLine('Informe seu e-mail.', LIMITS.email).check(
  z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, {
    error: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.',
  }),
)
