import { expect, it } from 'vitest'
import { checkOpeningHours, checkTime } from './openingHours.ts'

it.each(['00:00', '08:00', '23:59'])('accepts the time “%s”', (time) => {
  expect(checkTime(time)).toBe(true)
})

it.each(['8:00', '24:00', '08:60', '8h', '08:00:00'])('refuses the time “%s”', (time) => {
  expect(checkTime(time)).toContain('dois dígitos')
})

it('accepts hours in order, and a line with a note alone', () => {
  expect(checkOpeningHours({ opens: '08:00', closes: '18:00', inStructuredData: true })).toBe(true)
  expect(checkOpeningHours({ inStructuredData: false })).toBe(true)
})

it.each([
  [{ opens: '08:00' }, 'closes'],
  [{ closes: '18:00' }, 'opens'],
  [{ opens: '18:00', closes: '08:00' }, 'closes'],
  [{ opens: '08:00', closes: '08:00' }, 'closes'],
  [{ inStructuredData: true }, 'opens'],
])('points %o at the field to mend: %s', (hours, field) => {
  expect(checkOpeningHours(hours)).toMatchObject([{ path: [field] }])
})
