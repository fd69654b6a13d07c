import { seedDocuments } from '@elos/studio/seed/documents'
import { bundledCities } from '@elos/ui/islands/city/bundledCities'
import { sources } from '@elos/ui/testing/sources'
import { LATIN, LETTERS, parseRange } from '@elos/ui/theme/letters'
import { expect, test } from 'vitest'

const latin = new Set(parseRange(LATIN))

/** The letters of a text for which a page would load the second file of a font. */
const secondFile = (text: string) =>
  [...new Set(text)].filter((letter) => {
    const point = letter.codePointAt(0) ?? 0
    return letter > ' ' && latin.has(point) && !LETTERS.has(point)
  })

test('no text of the first content needs the second file of a font', () => {
  expect(secondFile(JSON.stringify(seedDocuments()))).toEqual([])
})

test('no text of a component needs the second file of a font', () => {
  const said = sources.map(({ source }) => source).join('\n')
  expect(said).toContain('Preferências de cookies')
  expect(secondFile(said)).toEqual([])
})

test('no name of a Brazilian city needs the second file of a font', () => {
  const cities = bundledCities()
  expect(cities).toContain('Açailândia/MA')
  expect(secondFile(cities)).toEqual([])
})
