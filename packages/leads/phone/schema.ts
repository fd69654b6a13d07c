import * as z from 'zod/mini'
import { LIMITS } from '../form/limits.ts'
import { requiredLine } from '../form/textRules.ts'
import { tidyPhone } from './format.ts'

/**
 * A required phone. Any text is accepted: staff can also read a phone from abroad, with an extension
 * or without an area code. A whole Brazilian phone is written the usual way.
 */
export const phoneSchema = requiredLine('Informe seu telefone.', LIMITS.phone).check(
  z.overwrite(tidyPhone),
)
