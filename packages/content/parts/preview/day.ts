/** The day for which staff look at the site: the Studio writes it into a preview's address, and the site reads it. */
import { dayOf, endOfDay, isDay } from '../time/day.ts'
import { addressWith } from './address.ts'

/** The parameter of a preview's address that names an ISO day. */
export const DAY_PARAMETER = 'dia'

/**
 * The day that a preview is asked for. Undefined, which is now, for none, for one that does not exist, and for
 * one that is not still to come: nobody knows what documents said before.
 */
export function readPreviewDay(asked: unknown, now: Date): string | undefined {
  return typeof asked === 'string' && isDay(asked) && asked > dayOf(now) ? asked : undefined
}

/** The moment for which a preview of a day is made: its last one, by which everything due on it is there. */
export const previewMoment = (day: string | undefined, now: Date): Date =>
  day ? new Date(endOfDay(day).getTime() - 1) : now

/** An address of the site, with path, query and anchor, for a day; undefined: for now. */
export const addressOnDay = (address: string, day: string | undefined): string =>
  addressWith(address, DAY_PARAMETER, day)

/** The day in an address of the site, as it stands there; undefined without one. */
export const dayInAddress = (address: string): string | undefined =>
  new URL(address, 'http://site').searchParams.get(DAY_PARAMETER) || undefined

/** Whether an address of the site names a day. An empty one is today, which was chosen. */
export const namesDay = (address: string): boolean =>
  new URL(address, 'http://site').searchParams.has(DAY_PARAMETER)
