import { Gallery } from '@elos/ui/gallery'
import { countOf, headingLevels } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { pages } from '../firstContent.ts'

test('the gallery renders every piece, with its main heading first', () => {
  const html = render(<Gallery pages={pages} />)
  expect(countOf(html, '<figcaption')).toBeGreaterThan(60)
  expect(headingLevels(html)[0]).toBe(1)
})
