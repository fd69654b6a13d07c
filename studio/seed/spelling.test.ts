import { beforeAll, expect, test } from 'vitest'
import { allPassages } from './testing/passages.ts'
import { loadPortuguese, NAMES, wordsOf } from './testing/portuguese.ts'

const passages = allPassages()

let spell: (word: string) => boolean

beforeAll(async () => {
  spell = await loadPortuguese()
})

test('every word that visitors and editors read is Portuguese, or a reviewed name', () => {
  const known = new Set(NAMES)
  const unknown = passages.flatMap(({ document, path, text }) =>
    wordsOf(text)
      .filter((word) => !known.has(word) && !spell(word))
      .map((word) => `${word} (${document}, ${path})`),
  )
  expect(unknown).toEqual([])
})

test('the list of names has no unused word and none that the dictionary knows', () => {
  const used = new Set(passages.flatMap(({ text }) => wordsOf(text)))
  expect(NAMES.filter((name) => !used.has(name) || spell(name))).toEqual([])
})
