import { isDay } from '@elos/content/parts/time/day'
import type { Check } from './check.ts'

/** Check of a calendar date. */
export const checkDate: Check = (value) =>
  isDay(value) || 'Escolha uma data que exista no calendário.'

/** Whether a period does not end before it starts. Both days are included; either may be missing. */
export const isPeriod = (from: string | undefined, until: string | undefined): boolean =>
  !from || !until || from <= until
