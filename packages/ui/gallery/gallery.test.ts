import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '../testing/sources.ts'

/** Files without a piece of their own, which are parts of other pieces. */
const WITHIN_OTHERS = [
  'chrome/CookieBanner.tsx',
  'chrome/LinkList.tsx',
  'chrome/PageShell.tsx',
  'forms/Ages.tsx',
  'forms/AskForm.tsx',
  'forms/ContactSubmit.tsx',
  'forms/Field.tsx',
  'forms/PrivacyNote.tsx',
  'forms/YesNo.tsx',
  'forms/personFields.tsx',
  'primitives/AskLinks.tsx',
  'primitives/ChangingText.tsx',
  'primitives/ClaimNote.tsx',
  'primitives/NoteMark.tsx',
  'primitives/Picture.tsx',
  'sections/article/Portrait.tsx',
  'sections/bands/AgeAnswer.tsx',
  'sections/bands/AgeBands.tsx',
  'sections/bands/LifeRings.tsx',
  'sections/home/Hours.tsx',
]

/** The files that show pieces: those of the gallery, the registry of sections, and the kinds that have several looks. */
const gallery = sources.filter(({ name }) => /^(gallery|sections\/\w+|templates)\//.test(name))
const components = sources
  .map(({ name }) => name)
  .filter((name) => /^(primitives|sections|chrome|forms)\/.+\.tsx$/.test(name))
const pieces = components.filter((name) => !WITHIN_OTHERS.includes(name))

test('each file without a piece of its own is there', () => {
  expect(components).toEqual(expect.arrayContaining(WITHIN_OTHERS))
})

test.each(pieces.sort())('the gallery shows %s', (file) => {
  expect(gallery.some(({ source }) => source.includes(`/${basename(file)}'`))).toBe(true)
})
