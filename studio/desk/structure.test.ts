import { expect, test } from 'vitest'
import { readGuide } from '../platform/locale/testing/englishTexts.ts'
import { contentDocuments } from '../types/documents/index.ts'
import { deskTitles } from './testing/deskTitles.ts'

const titles = await deskTitles()

test('the desk has every content type exactly once', () => {
  const groups = ['review', 'drafts', 'deleted', 'partners', 'blog', 'pages']
  expect(
    titles
      .map(([id]) => id)
      .filter((id) => !groups.includes(id))
      .sort(),
  ).toEqual(contentDocuments.map(({ name }) => name).sort())
})

test('each item of the desk stands in the guide of the editors', () => {
  const guide = readGuide().replace(/\s+/g, ' ')
  const missing = titles.filter(([, title]) => !guide.includes(`**${title}**`))
  expect(missing).toEqual([])
})
