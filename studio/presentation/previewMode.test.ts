import { expect, test } from 'vitest'
import { previewedPage } from './previewMode.ts'

test.each([
  [undefined, '/'],
  ['/api/draft-mode/enable', '/'],
  ['/api/draft-mode/enable?sanity-preview-secret=a', '/'],
  ['/blog?dia=2027-01-01', '/blog?dia=2027-01-01'],
])('at %s the page %s is previewed', (address, page) => {
  expect(previewedPage(address)).toBe(page)
})
