// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wake } from './wake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Calls observers as the browser does: once at first, and again when `scrollIntoSight` is called. */
function observeSight(isInSight: boolean) {
  let notice = (_isIntersecting: boolean) => {}
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      notice = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe = () => notice(isInSight)
    disconnect = () => {
      notice = () => {}
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => notice(true)
}

function counting(text: string, stillness = false, isInSight = true) {
  const scrollIntoSight = observeSight(isInSight)
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }))
  document.body.innerHTML = `<p>Até <b>${text}</b> de Comissão</p>`
  const card = document.querySelector('p') ?? document.body
  wake(card)
  const shown = () => card.querySelector('b')?.textContent
  const spoken = () => card.querySelector('.hidden')?.textContent
  return { card, shown, spoken, scrollIntoSight }
}

describe('the counter of the partner page', () => {
  test.each([
    ['each number once', '12%', 9100, 14],
    ['no number for less than 50 ms', '250%', 1000, 20],
  ])('writes %s', (_, text, time, most) => {
    const { shown, card } = counting(text)
    const written = vi.spyOn(card.querySelector('b') ?? card, 'textContent', 'set')
    vi.advanceTimersByTime(time)
    expect(shown()).not.toBe('0%')
    expect(written.mock.calls.length).toBeLessThanOrEqual(most)
  })

  test('counts from 0 to the figure in 9 seconds, and stays there', () => {
    const { shown } = counting('250%')
    expect(shown()).toBe('0%')
    vi.advanceTimersByTime(4512)
    expect(shown()).toMatch(/^23[45]%$/)
    vi.advanceTimersByTime(4512)
    expect(shown()).toBe('250%')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('shows 0 until it comes into sight, and then counts', () => {
    const { shown, scrollIntoSight } = counting('250%', false, false)
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBe('0%')
    scrollIntoSight()
    vi.advanceTimersByTime(4512)
    expect(shown()).toMatch(/^23[45]%$/)
  })

  test('gives screen readers the final figure only', () => {
    const { card, spoken } = counting('250%')
    expect(spoken()).toBe('250%')
    expect(card.querySelector('b')?.ariaHidden).toBe('true')
  })

  test('shows the final figure at once for visitors who prefer reduced motion', () => {
    expect(counting('250%', true).shown()).toBe('250%')
  })

  test('counts thousands with their dot', () => {
    const { shown } = counting('1.200%')
    expect(shown()).toBe('0%')
    vi.advanceTimersByTime(4512)
    expect(shown()).toMatch(/^1\.1[23]\d%$/)
    vi.advanceTimersByTime(4512)
    expect(shown()).toBe('1.200%')
  })

  test.each(['sob consulta', '112,5%', 'até 2,5 mensalidades', '1.5%', '12 a 24 meses'])(
    'leaves a text that is not of one whole number as it is: %s',
    (text) => {
      const { shown, spoken } = counting(text)
      vi.advanceTimersByTime(4512)
      expect(shown()).toBe(text)
      expect(spoken()).toBeUndefined()
    },
  )
})
