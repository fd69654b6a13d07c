import { expect, test } from 'vitest'
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
