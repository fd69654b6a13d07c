/**
 * Milliseconds from Brasília time to UTC. Brazil has had no daylight saving time since Decreto
 * 9.772/2019.
 */
const OFFSET = 3 * 3_600_000

/** schema.org's codes of the days of the week, Sunday first. Opening hours use them. */
export const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Date, day and time in America/Sao_Paulo, where the brokerage is. */
interface LocalTime {
  /** 'YYYY-MM-DD'. */
  date: string
  /** Day of the week, 0 for Sunday. */
  day: number
  /** Whole minutes since midnight. */
  minute: number
}

/** The date, day and time in São Paulo at an instant. */
export function localTime(instant: Date): LocalTime {
  const local = new Date(instant.getTime() - OFFSET)
  return {
    date: local.toISOString().slice(0, 10),
    day: local.getUTCDay(),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}
