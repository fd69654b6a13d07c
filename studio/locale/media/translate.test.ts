import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { REPLACEMENTS, translate } from './translate.ts'

const CODE = readFileSync(fileURLToPath(import.meta.resolve('sanity-plugin-media')), 'utf8')

/** The properties of its components that editors read. */
const SHOWN_TEXT =
  /(?:children|text|label|title|header|headerTitle|placeholder|tooltip|description|confirmText|message|"aria-label"): \[?(?:"[^"]*[A-Za-z]{2}[^"]*"|`[A-Z][^`]*`)/g

/** Texts that are the same in Portuguese, or that only its developers read. */
const UNTRANSLATED = [
  'label: "ISO"',
  'message: "Test error"',
  'title: "KB"',
  'title: "MB"',
  'title: "PDF"',
]

test('every translated text exists in the installed version of the plugin', () => {
  expect(REPLACEMENTS.filter(([from]) => !CODE.includes(from))).toEqual([])
})

test('no text that an editor reads is in English', () => {
  const sources = [...CODE.matchAll(SHOWN_TEXT)].map(([source]) => source)
  const english = sources.filter((source) => translate(source) === source)
  expect([...new Set(english)].sort()).toEqual(UNTRANSLATED)
})

test('the code around the texts is unchanged', () => {
  expect(translate('jsx(Button, { text: "Create tag", mode: "Create" })')).toBe(
    'jsx(Button, { text: "Criar etiqueta", mode: "Create" })',
  )
})
