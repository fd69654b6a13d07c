/** schema.org's codes of the days of the week, Monday first. Opening hours use them. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Day and time in America/Sao_Paulo, where the brokerage is. */
export interface LocalTime {
  /** Day of the week, 0 for Monday. */
  day: number
  /** Whole minutes since midnight. */
  minute: number
}

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The day and time in São Paulo at an instant. */
export function localTime(instant: Date): LocalTime {
  const parts = new Map(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = DAYS.indexOf((parts.get('weekday') ?? '').slice(0, 2))
  return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}
