import { afterEach, expect, test, vi } from 'vitest'
import { handOff } from './handOff.ts'

const LINK = 'https://wa.me/551100000000?text=Oi'

const failing = () => {
  throw new Error('blocked')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['there is no conversion snippet', undefined],
  ['the conversion snippet fails', failing],
  ['the conversion snippet is not a function', 'blocked'],
])('the chat is opened at once when %s', (_what, report) => {
  const open = vi.fn()
  vi.stubGlobal('gtag_report_conversion', report)
  handOff(LINK, open)
  expect(open.mock.calls).toEqual([[LINK]])
})

test('the conversion snippet opens the chat if it is loaded', () => {
  const [open, report] = [vi.fn(), vi.fn()]
  vi.stubGlobal('gtag_report_conversion', report)
  handOff(LINK, open)
  expect(report.mock.calls).toEqual([[LINK]])
  expect(open).not.toHaveBeenCalled()
})
