import { expect, test } from 'vitest'
import { addressToKeepDay } from './keptDay.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const [DAY, OTHER] = ['2027-01-02', '2027-02-01']

/** A day that was chosen a moment ago, or `before`, while an address of another day was shown. */
const chosen = (day: string | undefined, replaced: string, until = NOW.getTime() + 1) => ({
  day,
  replaced,
  until,
})
const before = NOW.getTime()

test.each([
  ['an address that was typed gets the day', { day: DAY }, '/blog', `/blog?dia=${DAY}`],
  ['an address without a day is one of today', { day: undefined }, '/blog', undefined],
  ['an address with the day stays', { day: DAY }, `/blog?dia=${DAY}`, undefined],
  ['a link to another day is followed', { day: DAY }, `/blog?dia=${OTHER}`, undefined],
  ['a link to a day is followed', { day: undefined }, `/blog?dia=${DAY}`, undefined],
  ['the link back to today is followed', { day: DAY }, '/blog?dia=', undefined],
  ['the link back is followed soon after the choice', chosen(DAY, '/'), '/?dia=', undefined],
  ['a page that was being loaded gets the day', chosen(DAY, '/?dia='), '/?dia=', `/?dia=${DAY}`],
  [
    'a page that was being loaded for a day goes back',
    chosen(undefined, `/?dia=${DAY}`),
    `/?dia=${DAY}`,
    '/',
  ],
  [
    'its address may have the origin',
    chosen(undefined, `/?dia=${DAY}`),
    `http://localhost:3000/?dia=${DAY}`,
    '/',
  ],
  [
    'the day from before is followed later',
    chosen(undefined, `/?dia=${DAY}`, before),
    `/?dia=${DAY}`,
    undefined,
  ],
])('%s', (_, wanted, address, expected) => {
  expect(addressToKeepDay(wanted, address, NOW)).toBe(expected)
})
