import { isDay } from '@elos/content/parts/time/day'
import type { Check } from './check.ts'

/** Check of a calendar date. */
export const checkDate: Check = (value) =>
  isDay(value) || 'Escolha uma data que exista no calendário.'
