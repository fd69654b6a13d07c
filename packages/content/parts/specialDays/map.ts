import { readList, readOptionalText, readToken } from '../read/values.ts'
import { isDay } from '../time/day.ts'
import type { Opening, SpecialDay } from './type.ts'

/** One entry of the settings' list. */
interface Entry {
  date: string | null
  name?: string | null
  opens?: string | null
  closes?: string | null
}

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns a time of day, 'HH:MM'; undefined for a text that is none. */
export function clockTime(value: string | null | undefined): string | undefined {
  const time = readToken(value)
  return CLOCK_TIME.test(time) ? time : undefined
}

/**
 * Returns the special days in order. Entries with the same day are its several times; where one of them has no time
 * that can be read, the brokerage is closed all day: nobody is promised an answer on it.
 */
export function mapSpecialDays(raw: readonly (Entry | null)[] | null | undefined): SpecialDay[] {
  const entries = readList(raw, (entry) => entry).filter((entry) => isDay(readToken(entry.date)))
  const days = Map.groupBy(entries, ({ date }) => readToken(date))
  return [...days]
    .map(([date, ofDay]) => ({
      date,
      name: readOptionalText(ofDay.find(({ name }) => readOptionalText(name))?.name),
      openings: openingsOf(ofDay),
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function openingsOf(entries: readonly Entry[]): Opening[] {
  const openings = entries.flatMap((entry) => {
    const [opens, closes] = [clockTime(entry.opens), clockTime(entry.closes)]
    return opens && closes && opens < closes ? [{ opens, closes }] : []
  })
  if (openings.length < entries.length) return []
  return openings.toSorted((one, other) => one.opens.localeCompare(other.opens))
}
