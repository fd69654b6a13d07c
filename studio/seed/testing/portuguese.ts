import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-pt'
import { loadModule } from 'hunspell-asm'

/** Names and abbreviations that no dictionary has, each reviewed. */
export const NAMES: readonly string[] = readFileSync(
  join(import.meta.dirname, '../spelling-names.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

const ADDRESSES = /https?:\/\/\S+|\S+@\S+|\/[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?/g

/** Identifiers with a digit: 'AW-123456789'. */
const CODES = /[\p{L}\d_-]*\d[\p{L}\d_-]*/gu

/** The words of a text, without its addresses and codes. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(ADDRESSES, ' ')
    .replaceAll(CODES, ' ')
    .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []

/** Loads a dictionary of Brazilian Portuguese, and returns whether it has a word. */
export async function loadPortuguese(): Promise<(word: string) => boolean> {
  const hunspell = await loadModule()
  const affixes = hunspell.mountBuffer(dictionary.aff, 'pt.aff')
  const words = hunspell.mountBuffer(dictionary.dic, 'pt.dic')
  return hunspell.create(affixes, words).spell
}
