import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { replacements, translate } from './translate.ts'

const code = readFileSync(fileURLToPath(import.meta.resolve('sanity-plugin-media')), 'utf8')

/** Where its components say what an editor reads. */
const shown =
  /(?:children|text|label|title|header|headerTitle|placeholder|tooltip|description|confirmText|message|"aria-label"): \[?(?:"[^"]*[A-Za-z]{2}[^"]*"|`[A-Z][^`]*`)/g

/** The same in both languages, or for its developers only. */
const same = ['label: "ISO"', 'message: "Test error"', 'title: "KB"', 'title: "MB"', 'title: "PDF"']

test('every text that is translated stands in the installed version', () => {
  expect(replacements.filter(([from]) => !code.includes(from))).toEqual([])
})

test('nothing that an editor reads stays in English', () => {
  const sources = [...code.matchAll(shown)].map(([source]) => source)
  const english = sources.filter((source) => translate(source) === source)
  expect([...new Set(english)].sort()).toEqual(same)
})

test('code around the texts stays as it is', () => {
  expect(translate('jsx(Button, { text: "Create tag", mode: "Create" })')).toBe(
    'jsx(Button, { text: "Criar etiqueta", mode: "Create" })',
  )
})
