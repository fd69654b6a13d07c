import { expect, test } from 'vitest'
import { addressToKeepDay } from './keptDay.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const [DAY, OTHER] = ['2027-01-02', '2027-02-01']

/** The days that were chosen a while ago, and just now. */
const before = (day?: string) => ({ day, until: NOW.getTime() - 1 })
const justNow = (day?: string) => ({ day, until: NOW.getTime() + 1 })

test.each([
  ['an address that was typed gets the day', before(DAY), '/blog', `/blog?dia=${DAY}`],
  ['an address without a day is one of today', before(), '/blog', undefined],
  ['an address with the day stays', before(DAY), `/blog?dia=${DAY}`, undefined],
  ['a link to another day is followed', before(DAY), `/blog?dia=${OTHER}`, undefined],
  ['a link to a day is followed', before(), `/blog?dia=${DAY}`, undefined],
  ['the link back to today is followed', before(DAY), '/blog?dia=', undefined],
  ['a page that was being loaded gets the day', justNow(DAY), '/?dia=', `/?dia=${DAY}`],
  ['a page that was being loaded for a day goes back', justNow(), `/?dia=${DAY}`, '/'],
])('%s', (_, wanted, address, expected) => {
  expect(addressToKeepDay(wanted, address, NOW)).toBe(expected)
})
