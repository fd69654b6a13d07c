import { afterEach, describe, expect, test, vi } from 'vitest'
import { handOff } from './handOff.ts'

const LINK = 'https://wa.me/551100000000?text=Oi'

const failing = () => {
  throw new Error('blocked')
}

afterEach(() => vi.unstubAllGlobals())

describe('opening the chat', () => {
  test('opens the link without a conversion snippet', () => {
    const open = vi.fn()
    handOff(LINK, open)
    expect(open.mock.calls).toEqual([[LINK]])
  })

  test('lets the conversion snippet open the link if it is loaded', () => {
    const [open, report] = [vi.fn(), vi.fn()]
    vi.stubGlobal('gtag_report_conversion', report)
    handOff(LINK, open)
    expect(report.mock.calls).toEqual([[LINK]])
    expect(open).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', failing],
    ['is not a function', 'blocked'],
  ])('opens the link itself when the conversion snippet %s', (_how, report) => {
    const open = vi.fn()
    vi.stubGlobal('gtag_report_conversion', report)
    handOff(LINK, open)
    expect(open.mock.calls).toEqual([[LINK]])
  })
})
