import { expect, test } from 'vitest'
import { checkImageWidth } from './image.ts'

const image = (size: string) => ({ asset: { _type: 'reference', _ref: `image-abc-${size}` } })

test('a small image is named with its size', () => {
  expect(checkImageWidth(image('10x20-png'))).toContain('só 10 × 20 pixels')
  expect(checkImageWidth(image('399x300-jpg'))).not.toBe(true)
})

test.each([
  ['a large one', image('400x300-png')],
  ['a drawing', image('10x10-svg')],
  ['one on its way', { _upload: {} }],
  ['none', undefined],
])('%s is accepted', (_, value) => {
  expect(checkImageWidth(value)).toBe(true)
})
