import { describe, expect, test } from 'vitest'
import { CONTROL_PAIRS, TEXT_PAIRS } from '../testing/colorPairs.ts'
import { contrast } from '../testing/contrast.ts'
import { palette } from './tokens.ts'

describe('the contrast ratio', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
  })

  test('agrees with the example grey of WCAG', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })
})

test.each(TEXT_PAIRS)('text in $front on $back has a contrast of 7:1', ({ front, back }) => {
  expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7)
})

test.each(CONTROL_PAIRS)(
  'a control in $front on $back has a contrast of 3:1',
  ({ front, back }) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3)
  },
)
