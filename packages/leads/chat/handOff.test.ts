import { afterEach, describe, expect, test, vi } from 'vitest'
import { handOff } from './handOff.ts'

const LINK = 'https://wa.me/551100000000?text=Oi'

const failing = () => {
  throw new Error('blocked')
}

afterEach(() => vi.unstubAllGlobals())

describe('a hand-off', () => {
  test('opens the link', () => {
    const open = vi.fn()
    handOff(LINK, open)
    expect(open.mock.calls).toEqual([[LINK]])
  })

  test('is left to the global conversion report where there is one', () => {
    const [open, report] = [vi.fn(), vi.fn()]
    vi.stubGlobal('gtag_report_conversion', report)
    handOff(LINK, open)
    expect(report.mock.calls).toEqual([[LINK]])
    expect(open).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', failing],
    ['is no function', 'blocked'],
  ])('opens the link when the report %s', (_how, report) => {
    const open = vi.fn()
    vi.stubGlobal('gtag_report_conversion', report)
    handOff(LINK, open)
    expect(open.mock.calls).toEqual([[LINK]])
  })
})
