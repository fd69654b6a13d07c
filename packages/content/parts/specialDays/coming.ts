import { daysAfter, endOfDay, isDay, startOfDay } from '../time/day.ts'
import type { SpecialDay } from './type.ts'

/** The number of days before a special day from which visitors read of it. */
const DAYS_AHEAD = 7

/** Returns the days that are not over on a day (ISO). */
export const comingDays = (days: readonly SpecialDay[], today: string): SpecialDay[] =>
  days.filter(({ date }) => date >= today)

/** Returns the days of which visitors read on a day (ISO): that day, and the week after it. */
export const announcedDays = (days: readonly SpecialDay[], today: string): SpecialDay[] =>
  comingDays(days, today).filter(({ date }) => date <= daysAfter(today, DAYS_AHEAD))

/** Returns the first day (ISO) on which visitors read of a special day. */
export const announcedFrom = (date: string): string => daysAfter(date, -DAYS_AHEAD)

/** Returns the moments at which a page that shows a special day changes: it is announced, and it is over. */
export const turnsOfSpecialDay = (date: string): Date[] =>
  isDay(date) ? [startOfDay(announcedFrom(date)), endOfDay(date)] : []
