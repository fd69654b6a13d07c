import { dayOf } from '../time/day.ts'

/** The parameters by which queries know the time: `$now`, a moment, and `$today`, its day in São Paulo (ISO). */
export const timeParams = (now: Date) => ({ now: now.toISOString(), today: dayOf(now) })
