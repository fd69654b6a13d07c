import { readdir, readFile } from 'node:fs/promises'
import { seedDocuments } from '@elos/studio/seed/documents'
import { bundledCities } from '@elos/ui/islands/city/bundledCities'
import { LATIN, LETTERS, parseRange } from '@elos/ui/theme/letters'
import { expect, test } from 'vitest'

const latin = new Set(parseRange(LATIN))

/** The letters of a text for which a page would load the second file of a font. */
const secondFile = (text: string) =>
  [...new Set(text)].filter((letter) => {
    const point = letter.codePointAt(0) ?? 0
    return letter > ' ' && latin.has(point) && !LETTERS.has(point)
  })

/** Everything that components say, and their comments. */
async function sourcesOfComponents(): Promise<string> {
  const folder = new URL('../../packages/ui/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !/node_modules/.test(name),
  )
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return sources.join('\n')
}

test('no text of the first content needs the second file of a font', () => {
  expect(secondFile(JSON.stringify(seedDocuments()))).toEqual([])
})

test('no text of a component needs the second file of a font', async () => {
  const sources = await sourcesOfComponents()
  expect(sources).toContain('Preferências de cookies')
  expect(secondFile(sources)).toEqual([])
})

test('no name of a Brazilian city needs the second file of a font', () => {
  const cities = bundledCities()
  expect(cities).toContain('Açailândia/MA')
  expect(secondFile(cities)).toEqual([])
})
