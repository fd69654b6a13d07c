import * as z from 'zod/mini'
import { LIMITS } from '../form/limits.ts'
import { requiredLine } from '../form/textRules.ts'
import { NO_PHONE, phoneFault } from './fault.ts'
import { tidyPhone } from './format.ts'

/**
 * A required phone that can be dialled in Brazil (`phoneFault`), written the usual way: '(11)
 * 98765-4321'.
 */
export const phoneSchema = requiredLine(NO_PHONE, LIMITS.phone).check(
  z.overwrite(tidyPhone),
  z.refine((phone) => !phoneFault(phone), { error: ({ input }) => phoneFault(String(input)) }),
)
