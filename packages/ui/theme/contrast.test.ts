import { expect, test } from 'vitest'
import { CONTROL_PAIRS, TEXT_PAIRS } from '../testing/colorPairs.ts'
import { contrast } from '../testing/contrast.ts'
import { palette } from './tokens.ts'

test.each(TEXT_PAIRS)('text in $front on $back has a contrast of 7:1', ({ front, back }) => {
  expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7)
})

test.each(CONTROL_PAIRS)(
  'a control in $front on $back has a contrast of 3:1',
  ({ front, back }) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3)
  },
)
