import type { Image } from '@elos/content'
import { expect, test } from 'vitest'
import { render } from '../testing/render.ts'
import { Picture } from './Picture.tsx'

const imageOf = (extension: string, vector: boolean): Image => ({
  source: {
    asset: {
      _id: `image-abc-600x400-${extension}`,
      url: `https://cdn.sanity.io/images/elos/production/abc-600x400.${extension}`,
    },
  },
  width: 600,
  height: 400,
  alt: 'Uma cena',
  vector,
})

test('a photograph is cropped to the ratio, and offered in several widths', () => {
  const html = render(Picture({ image: imageOf('jpg', false), width: 300, ratio: 1 }))
  expect(html).toContain('width="300" height="300"')
  expect(html).toMatch(/srcSet="[^"]+ 160w, /)
  expect(html).toContain('sizes="300px"')
})

test('an SVG is one file with its own ratio, and reserves its space', () => {
  const html = render(Picture({ image: imageOf('svg', true), width: 300, ratio: 1, sizes: '50vw' }))
  expect(html).toContain('src="/images/elos/production/abc-600x400.svg"')
  expect(html).toContain('width="300" height="200"')
  expect(html).not.toMatch(/srcset|sizes/i)
})
