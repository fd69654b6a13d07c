import './jitless.ts'
import { INVISIBLE } from '@elos/content/parts/letters/blank'
import * as z from 'zod/mini'
import { wellFormed } from '../unicode/wellFormed.ts'
import { EMAIL } from './email.ts'
import { LIMITS } from './limits.ts'

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`

/** Characters that even a longer text may not have. It keeps those invisible ones that join emoji. */
const MISLEADING = /[\p{Bidi_C}\p{Cc}]/gu

/**
 * Makes a text one line without control characters or characters that nobody sees, so that no answer can look like
 * another line of the message.
 */
const tidyLine = (text: string) =>
  wellFormed(text)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const tidyText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(MISLEADING, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim()

/**
 * A required line of text. `message`: the error when it is empty; `max`: UTF-16 units, as `maxlength`
 * counts.
 */
export const requiredLine = (message: string, max: number) =>
  z
    .string({ error: message })
    .check(
      z.overwrite(tidyLine),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(max, { error: tooLong(max), abort: true }),
    )

/** An optional text of any number of lines. `max`: UTF-16 units. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'Escreva um texto.' })
    .check(z.overwrite(tidyText), z.maxLength(max, { error: tooLong(max) }))

/** A required e-mail address, checked as `EMAIL` says. */
export const emailSchema = requiredLine('Informe seu e-mail.', LIMITS.email).check(
  z.regex(EMAIL, {
    error: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.',
  }),
)
