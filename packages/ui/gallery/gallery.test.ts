import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { headingLevels } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { Gallery } from './Gallery.tsx'

const top = fileURLToPath(new URL('../', import.meta.url))
const sources = globSync('gallery/*.tsx', { cwd: top }).map((file) =>
  readFileSync(`${top}${file}`, 'utf8'),
)

/** Files without a piece of their own: parts of other pieces, and pictures, which need a Lake. */
const WITHIN_OTHERS = [
  'chrome/Breadcrumb.tsx',
  'chrome/CookieBanner.tsx',
  'chrome/LinkList.tsx',
  'chrome/PageShell.tsx',
  'chrome/SkipLink.tsx',
  'forms/Field.tsx',
  'forms/PrivacyNote.tsx',
  'forms/YesNo.tsx',
  'forms/personFields.tsx',
  'primitives/Picture.tsx',
  'sections/article/Portrait.tsx',
]

describe('the gallery', () => {
  const pieces = globSync('{primitives,sections,chrome,forms}/**/*.tsx', { cwd: top }).filter(
    (file) => !WITHIN_OTHERS.includes(file),
  )

  test.each(pieces.sort())('shows %s', (file) => {
    expect(sources.some((source) => source.includes(`'../${file}'`))).toBe(true)
  })

  test('renders every piece', () => {
    const html = render(Gallery())
    expect(html.match(/<figcaption/g)?.length).toBeGreaterThan(60)
    expect(headingLevels(html)[0]).toBe(1)
  })
})
