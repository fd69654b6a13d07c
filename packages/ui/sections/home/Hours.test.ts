import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { visibleText } from '../../testing/markup.ts'
import { render } from '../../testing/render.ts'
import { Hours } from './Hours.tsx'

const week = [
  {
    label: 'Segunda a sexta',
    days: ['Mo'],
    opens: '08:00',
    closes: '18:30',
    inStructuredData: true,
  },
  { label: 'Domingo', days: ['Su'], note: 'Somente emergências', inStructuredData: false },
]
const morning = { opens: '08:00', closes: '12:00' }

const shown = (...announced: Parameters<typeof Hours>[0]['announced']) =>
  render(createElement(Hours, { openingHours: week, announced }))

describe('the opening hours', () => {
  test('are those of the week while no other day is near', () => {
    expect(visibleText(shown()).trim()).toBe(
      'Segunda a sexta das 8h às 18h30 Domingo Somente emergências',
    )
  })

  test.each([
    ['closed', { date: '2026-12-25', name: 'Natal', openings: [] }, 'Sexta, 25/12 Natal: fechado'],
    [
      'open for half a day',
      { date: '2026-12-24', name: 'Véspera de Natal', openings: [morning] },
      'Quinta, 24/12 Véspera de Natal: das 8h às 12h',
    ],
    [
      'without a name, with a break',
      { date: '2027-01-02', openings: [morning, { opens: '14:00', closes: '16:30' }] },
      'Sábado, 2/1 das 8h às 12h e das 14h às 16h30',
    ],
  ])('end with a day of this week that is %s', (_, day, text) => {
    const markup = shown(day)
    expect(visibleText(markup).replace(/\s+/g, ' ').trim()).toMatch(new RegExp(`${text}$`))
    expect(markup).toContain(`<time dateTime="${day.date}">`)
  })
})
