/** The date and time that a clock shows in São Paulo, where the brokerage is. */
interface LocalTime {
  /** The ISO day: 'YYYY-MM-DD'. */
  date: string
  /** The day of the week, 0 for Sunday. */
  day: number
  /** The whole minutes since the clock showed 0:00. */
  minute: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The time zone database knows when there was daylight saving time: the last one before Decreto 9.772/2019. */
const CLOCK = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The date, day and time in São Paulo at an instant. */
export function localTime(instant: Date): LocalTime {
  const { year, month, day, hour, minute } = Object.fromEntries(
    CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  const date = `${year}-${month}-${day}`
  return {
    date,
    day: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minute: Number(hour) * 60 + Number(minute),
  }
}

/**
 * The instant at which the clock in São Paulo shows a time: the first one when it shows it twice, and the one an
 * hour later when it leaves the time out. São Paulo is two hours behind UTC with daylight saving time, else three.
 *
 * @param date ISO day
 * @param minute minutes since 0:00
 */
export function instantAt(date: string, minute: number): Date {
  const time = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS
  const inSummer = new Date(time + 2 * HOUR_MS)
  const shown = localTime(inSummer)
  const isShown = shown.date === date && shown.minute === minute
  return isShown ? inSummer : new Date(time + 3 * HOUR_MS)
}
