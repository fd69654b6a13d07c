import { localTime } from '@elos/content/parts/time/clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAYS, type OpenHours, responseDeadline } from './deadline.ts'

const MINUTE = 60_000
/** Minutes in which nothing opens or closes: the hours of these tests begin and end with a quarter of an hour. */
const QUARTER = 15
const NOON = { days: DAYS, opens: '11:00', closes: '14:00' }
const NOONS = { openingHours: [NOON], specialDays: [] }

const twoDigits = (value: number) => String(value).padStart(2, '0')
const quarters = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`)
const openHours = fc.array(
  fc.record({ days: fc.subarray(DAYS), opens: quarters, closes: quarters }),
  { maxLength: 4 },
)
const instants = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2039-12-31'),
  noInvalidDate: true,
})

/** Whether the brokerage is open in a minute, computed differently from the code under test. */
function isOpen(hours: readonly OpenHours[], instant: Date): boolean {
  const { day, minute } = localTime(instant)
  const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
  return hours.some(
    ({ days, opens = '', closes = '' }) =>
      days.includes(DAYS[day] ?? '') && opens <= time && time < closes,
  )
}

/** The number of open minutes from `start` until `end`, counted in steps in which nothing opens or closes. */
function openMinutes(
  hours: readonly OpenHours[],
  start: Date,
  end: Date,
  stepMinutes: number,
): number {
  let count = 0
  for (let instant = start.getTime(); instant < end.getTime(); instant += stepMinutes * MINUTE) {
    if (isOpen(hours, new Date(instant))) count += stepMinutes
  }
  return count
}

describe('the deadline of an answer', () => {
  test('is never in the past and always exactly two open hours away', () => {
    fc.assert(
      fc.property(openHours, instants, (hours, now) => {
        const start = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)
        const deadline = responseDeadline({ openingHours: hours, specialDays: [] }, now)
        fc.pre(deadline !== undefined)
        expect(deadline > now).toBe(true)
        expect(openMinutes(hours, start, deadline, 1)).toBe(120)
        expect(isOpen(hours, new Date(deadline.getTime() - MINUTE))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('is undefined only when the next thirteen days have fewer than two open hours', () => {
    const nextQuarter = (now: Date) =>
      new Date(Math.ceil(now.getTime() / (QUARTER * MINUTE)) * QUARTER * MINUTE)
    const thirteenDaysLater = (now: Date) => new Date(now.getTime() + 13 * 24 * 60 * MINUTE)
    fc.assert(
      fc.property(openHours, instants, (hours, now) => {
        fc.pre(responseDeadline({ openingHours: hours, specialDays: [] }, now) === undefined)
        const [start, end] = [nextQuarter(now), thirteenDaysLater(now)]
        expect(openMinutes(hours, start, end, QUARTER)).toBeLessThan(120)
      }),
    )
  })

  test('follows the time in São Paulo', () => {
    expect(responseDeadline(NOONS, new Date('2026-05-04T14:00:00Z'))).toEqual(
      new Date('2026-05-04T16:00:00Z'),
    )
    expect(responseDeadline(NOONS, new Date('2026-05-05T02:59:59Z'))).toEqual(
      new Date('2026-05-05T16:00:00Z'),
    )
  })

  test('follows daylight saving time, on the days of its beginning and its end too', () => {
    const deadline = (hours: OpenHours, now: string) =>
      responseDeadline({ openingHours: [hours], specialDays: [] }, new Date(now))
    expect(deadline(NOON, '2018-12-04T13:30:00Z')).toEqual(new Date('2018-12-04T15:30:00Z'))
    expect(deadline(NOON, '2018-11-03T20:00:00Z')).toEqual(new Date('2018-11-04T15:00:00Z'))
    // On 4 November 2018 the clock went from 0:00 to 1:00; on 16 February 2019 it showed 23:00 twice.
    const night = { days: DAYS, opens: '00:00', closes: '03:00' }
    expect(deadline(night, '2018-11-04T02:00:00Z')).toEqual(new Date('2018-11-04T05:00:00Z'))
    const evening = { days: DAYS, opens: '20:00', closes: '23:00' }
    expect(deadline(evening, '2019-02-16T23:30:00Z')).toEqual(new Date('2019-02-17T23:30:00Z'))
  })
})
