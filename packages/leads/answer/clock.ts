/** schema.org's day codes, as opening hours name days. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Time as a clock on the brokerage's wall tells it. */
export interface LocalTime {
  /** Day of the week, 0 for Monday. */
  day: number
  /** Whole minutes since midnight. */
  minute: number
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What an instant is in America/Sao_Paulo. */
export function localTime(instant: Date): LocalTime {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = DAYS.indexOf((parts.get('weekday') ?? '').slice(0, 2))
  return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}
