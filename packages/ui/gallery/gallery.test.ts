import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { headingLevels } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { Gallery } = await import('./Gallery.tsx')
const top = fileURLToPath(new URL('../', import.meta.url))
const sources = globSync('gallery/*.tsx', { cwd: top }).map((file) =>
  readFileSync(`${top}${file}`, 'utf8'),
)

/** Shown as parts of other pieces; a picture needs the Lake that keeps it. */
const WITHIN_OTHERS = [
  'chrome/Breadcrumb.tsx',
  'chrome/PageShell.tsx',
  'forms/Field.tsx',
  'forms/PrivacyNote.tsx',
  'forms/personFields.tsx',
  'primitives/Picture.tsx',
]

describe('the gallery', () => {
  const pieces = globSync('{primitives,sections,chrome,forms}/**/*.tsx', { cwd: top }).filter(
    (file) => !WITHIN_OTHERS.includes(file),
  )

  it.each(pieces.sort())('shows %s', (file) => {
    expect(sources.some((source) => source.includes(`'../${file}'`))).toBe(true)
  })

  it('renders every piece', () => {
    const html = render(Gallery())
    expect(html.match(/<figcaption/g)?.length).toBeGreaterThan(60)
    expect(headingLevels(html)[0]).toBe(1)
  })
})
