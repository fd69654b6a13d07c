import * as z from 'zod/mini'
import { LIMITS } from '../form/limits.ts'
import { filledLine } from '../form/text.ts'
import { tidyPhone } from './format.ts'

/**
 * A phone somebody can be reached at. None is refused for its form: one from abroad, with an
 * extension or without an area code is a person's all the same, and staff can read it.
 */
export const phoneLine = filledLine('Informe seu telefone.', LIMITS.phone).check(
  z.overwrite(tidyPhone),
)
