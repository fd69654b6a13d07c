import { expect, test } from 'vitest'
import { addressOnDay, dayInAddress, previewMoment, readPreviewDay } from './day.ts'

const now = new Date('2026-11-23T02:00:00Z')

test.each([undefined, '', '2026-11-22', '2026-02-30', 'amanhã', ['2027-01-01']])(
  'a preview for %j is one of now',
  (asked) => {
    expect(readPreviewDay(asked, now)).toBeUndefined()
    expect(previewMoment(undefined, now)).toBe(now)
  },
)

test('a preview of a day shows what is there at its end in São Paulo', () => {
  const day = readPreviewDay('2026-11-23', now)
  expect(day).toBe('2026-11-23')
  expect(previewMoment(day, now)).toEqual(new Date('2026-11-24T02:59:59.999Z'))
})

test.each([
  ['/amil-saude', '2027-01-01', '/amil-saude?dia=2027-01-01'],
  ['/blog?busca=a%C3%A7%C3%A3o#fim', '2027-01-01', '/blog?busca=a%C3%A7%C3%A3o&dia=2027-01-01#fim'],
  ['/amil-saude?dia=2027-01-01', '2027-02-01', '/amil-saude?dia=2027-02-01'],
  ['/amil-saude?dia=2027-01-01#precos', undefined, '/amil-saude#precos'],
  ['https://www.exemplo.com.br/blog', '2027-01-01', '/blog?dia=2027-01-01'],
])('%s for %s is %s', (address, day, expected) => {
  expect(addressOnDay(address, day)).toBe(expected)
  expect(dayInAddress(expected)).toBe(day)
})
