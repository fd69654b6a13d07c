import { expect, test } from 'vitest'
import { checkImageWidth } from './image.ts'

const image = (size: string) => ({ asset: { _type: 'reference', _ref: `image-abc-${size}` } })

test('an image that is too small for its place is named with its size and the one to use', () => {
  const message = checkImageWidth(1200)(image('40x30-png'))
  expect(message).toContain('só 40 × 30 pixels')
  expect(message).toContain('ao menos 1200 pixels')
  expect(checkImageWidth(1200)(image('1199x900-jpg'))).not.toBe(true)
})

test.each([
  ['a large one', image('1200x300-png')],
  ['a drawing', image('10x10-svg')],
  ['one on its way', { _upload: {} }],
  ['none', undefined],
])('%s is accepted', (_, value) => {
  expect(checkImageWidth(1200)(value)).toBe(true)
})
