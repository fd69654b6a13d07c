import { set, unset } from 'sanity'
import { expect, test } from 'vitest'
import { chosenAsset } from './imagePatches.ts'

const reference = { _type: 'reference', _ref: 'image-abc-10x10-png' }

test('the asset of an image is in the patch that sets it', () => {
  expect(chosenAsset([unset(['crop']), set(reference, ['asset'])])).toBe('image-abc-10x10-png')
})

test.each([
  ['progress', [set(50, ['_upload', 'progress'])]],
  ['another text', [set('Família', ['alt'])]],
  ['removal', [unset(['asset'])]],
  ['nothing', []],
])('%s is no choice', (_, patches) => {
  expect(chosenAsset(patches)).toBeUndefined()
})
