import { describe, expect, test } from 'vitest'
import { announcedDays, comingDays } from './coming.ts'
import { mapSpecialDays } from './map.ts'

describe('the special days of the settings', () => {
  test('are in the order of the calendar, whatever that of the list', () => {
    const days = mapSpecialDays([
      { date: '2027-01-01', name: 'Ano-novo' },
      { date: '2026-12-25', name: ' ' },
    ])
    expect(days).toEqual([
      { date: '2026-12-25', name: undefined, openings: [] },
      { date: '2027-01-01', name: 'Ano-\u2060novo', openings: [] },
    ])
  })

  test('have their times in order, one entry of the list for each', () => {
    const days = mapSpecialDays([
      { date: '2026-12-24', opens: '14:00', closes: '16:00' },
      { date: '2026-12-24', name: 'Véspera de Natal', opens: '08:00', closes: '12:00' },
    ])
    expect(days).toEqual([
      {
        date: '2026-12-24',
        name: 'Véspera de Natal',
        openings: [
          { opens: '08:00', closes: '12:00' },
          { opens: '14:00', closes: '16:00' },
        ],
      },
    ])
  })

  test.each([
    ['no time', {}],
    ['a time that cannot be read', { opens: '8h', closes: '12h' }],
    ['half a time', { opens: '08:00' }],
    ['times in the wrong order', { opens: '12:00', closes: '08:00' }],
  ])('are closed where an entry has %s', (_, times) => {
    const open = { date: '2026-12-24', opens: '14:00', closes: '16:00' }
    const days = mapSpecialDays([{ date: '2026-12-24', ...times }, open])
    expect(days).toMatchObject([{ date: '2026-12-24', openings: [] }])
  })

  test('leave out what is no day', () => {
    const texts = ['25/12/2026', '2026-02-30', '', null]
    expect(mapSpecialDays([...texts.map((date) => ({ date })), null])).toEqual([])
    expect(mapSpecialDays(null)).toEqual([])
  })
})

describe('a special day', () => {
  const days = mapSpecialDays([{ date: '2026-12-25' }])
  const on = (today: string) => [announcedDays(days, today).length, comingDays(days, today).length]

  test.each([
    ['2026-12-17', 'is known to search engines alone until the week before', [0, 1]],
    ['2026-12-18', 'is announced a week before', [1, 1]],
    ['2026-12-25', 'is announced on the day itself', [1, 1]],
    ['2026-12-26', 'is over on the next day', [0, 0]],
  ])('on %s %s', (today, _, counts) => {
    expect(on(today)).toEqual(counts)
  })
})
