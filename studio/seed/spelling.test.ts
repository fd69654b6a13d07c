import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-pt'
import { loadModule } from 'hunspell-asm'
import { beforeAll, expect, test } from 'vitest'
import { allPassages } from './testing/passages.ts'

const names = readFileSync(join(import.meta.dirname, 'spelling-names.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

const passages = allPassages()
const ADDRESSES = /https?:\/\/\S+|\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g
const wordsOf = (text: string) =>
  text.replaceAll(ADDRESSES, ' ').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []

let spell: (word: string) => boolean

beforeAll(async () => {
  const hunspell = await loadModule()
  const affixes = hunspell.mountBuffer(dictionary.aff, 'pt.aff')
  const words = hunspell.mountBuffer(dictionary.dic, 'pt.dic')
  const speller = hunspell.create(affixes, words)
  spell = speller.spell
})

test('every word that visitors and editors read is Portuguese, or a reviewed name', () => {
  const known = new Set(names)
  const unknown = passages.flatMap(({ document, path, text }) =>
    wordsOf(text)
      .filter((word) => !known.has(word) && !spell(word))
      .map((word) => `${word} (${document}, ${path})`),
  )
  expect(unknown).toEqual([])
})

test('the list of names has no unused word and none that the dictionary knows', () => {
  const used = new Set(passages.flatMap(({ text }) => wordsOf(text)))
  expect(names.filter((name) => !used.has(name) || spell(name))).toEqual([])
})

test('no English word is left', () => {
  const english = /\b(?:the|and|with|your|from|lorem|ipsum|todo:|tbd|placeholder)\b/i
  expect(passages.filter(({ text }) => english.test(text))).toEqual([])
})
