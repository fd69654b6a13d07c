import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const top = fileURLToPath(new URL('../', import.meta.url))
const sources = globSync('gallery/*.tsx', { cwd: top }).map((file) =>
  readFileSync(`${top}${file}`, 'utf8'),
)

/** Files without a piece of their own, which are parts of other pieces. */
const WITHIN_OTHERS = [
  'chrome/CookieBanner.tsx',
  'chrome/LinkList.tsx',
  'chrome/PageShell.tsx',
  'forms/ContactSubmit.tsx',
  'forms/Field.tsx',
  'forms/PrivacyNote.tsx',
  'forms/YesNo.tsx',
  'forms/personFields.tsx',
  'primitives/Picture.tsx',
  'sections/article/Portrait.tsx',
  'sections/home/Hours.tsx',
]

describe('the gallery', () => {
  const pieces = globSync('{primitives,sections,chrome,forms}/**/*.tsx', { cwd: top }).filter(
    (file) => !WITHIN_OTHERS.includes(file),
  )

  test.each(pieces.sort())('shows %s', (file) => {
    expect(sources.some((source) => source.includes(`'../${file}'`))).toBe(true)
  })
})
