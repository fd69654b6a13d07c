import { keysOf } from '../read/values.ts'
import type { Answers, Value } from './questions.ts'

/**
 * The times for which somebody has certainly been in the plan: since the month is known and not the day, a year ends with its
 * month.
 */
export const TIMES = {
  menos: 'menos de 1 ano no plano',
  um: 'de 1 a 2 anos no plano',
  dois: 'de 2 a 3 anos no plano',
  tres: '3 anos ou mais no plano',
} as const satisfies Record<string, string>

export type Time = keyof typeof TIMES

/** The meanings of the time in the plan for the term that the rule asks for, as staff read them. */
export const WAITS = {
  cumprido: 'Prazo cumprido',
  cpt: 'Depende de cobertura parcial temporária',
  entrada: 'Depende de como ou de quando entrou',
  falta: 'Ainda falta tempo',
} as const satisfies Record<string, string>

export type Wait = keyof typeof WAITS

type Entry = Value<'entry'>

/** RN 438/2018, art. 3º: the minimum time in the plan, by how somebody entered it. */
const WAIT: Readonly<Record<Entry, Readonly<Record<Time, Wait>>>> = {
  nao: { menos: 'falta', um: 'falta', dois: 'cpt', tres: 'cumprido' },
  sim: { menos: 'falta', um: 'cumprido', dois: 'cumprido', tres: 'cumprido' },
  maisCobertura: { menos: 'falta', um: 'falta', dois: 'cumprido', tres: 'cumprido' },
  naoSei: { menos: 'falta', um: 'entrada', dois: 'entrada', tres: 'cumprido' },
}

/** Returns whether the time suffices. Without a month, the carrier's declaration has to tell. */
export const waitOf = (entry: Entry, time: Time | undefined): Wait =>
  time === undefined ? 'entrada' : WAIT[entry][time]

const MONTHS_IN_YEAR = 12

/** The whole years after which each time begins, the longest first. */
const YEARS = { tres: 3, dois: 2, um: 1, menos: 0 } as const satisfies Record<Time, number>

/** The months until that of a month or a day. */
function monthsIn(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return year * MONTHS_IN_YEAR + month
}

/** Returns the months since that of the entry; undefined without one, or for one that is still to come. */
export function monthsSince(since: string | undefined, today: string): number | undefined {
  if (!since) return undefined
  const months = monthsIn(today) - monthsIn(since)
  return months < 0 ? undefined : months
}

/** The time after some months. In the month of an anniversary its day may still be to come. */
function timeAfter(months: number): Time | undefined {
  const years = Math.max(0, Math.floor((months - 1) / MONTHS_IN_YEAR))
  return keysOf(YEARS).find((time) => years >= YEARS[time])
}

/**
 * Returns what the time in the plan means for the term on a day. In the month in which the term may end nobody is told that
 * it has not: that depends on the day of the entry.
 */
export function waitOn({ entry = 'naoSei', since }: Answers, today: string): Wait {
  const months = monthsSince(since, today)
  if (months === undefined) return waitOf(entry, undefined)
  const wait = waitOf(entry, timeAfter(months))
  const mayEnd = waitOf(entry, timeAfter(months + 1)) !== 'falta'
  return wait === 'falta' && mayEnd ? 'entrada' : wait
}
