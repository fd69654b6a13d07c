import { visitFields } from '@elos/content/parts/stored/walk'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { loadPortuguese, NAMES, wordsOf } from './testing/portuguese.ts'

/** Fields with codes, addresses or numbers instead of language. */
const CODE_FIELDS = new Set(
  [
    'slug path anchor url sourceUrl icon color style listItem marks display',
    'action category changefreq audience coverage topic quoteQuestions network',
    'measure kind qualifier period days opens closes version initials',
    'papers cases',
    'date publishedAt reviewedAt updatedAt asOf validFrom validUntil',
    'taxId phone chatPhone dpoPhone email dpoEmail state postalCode',
  ].flatMap((line) => line.split(' ')),
)

/** Every text of the first content, with its document and its path. */
const passages: { document: string; path: string; text: string }[] = []
for (const document of seedDocuments()) {
  visitFields({ ...document }, ({ path, value }) => {
    if (typeof value !== 'string' || path.split(/[.[]/).some((name) => CODE_FIELDS.has(name)))
      return
    passages.push({ document: document._id, path, text: value })
  })
}

test('every word that visitors and editors read is Portuguese, or a reviewed name', async () => {
  const spell = await loadPortuguese()
  const known = new Set(NAMES)
  const unknown = passages.flatMap(({ document, path, text }) =>
    wordsOf(text)
      .filter((word) => !known.has(word) && !spell(word))
      .map((word) => `${word} (${document}, ${path})`),
  )
  expect(passages).not.toEqual([])
  expect(unknown).toEqual([])
})
