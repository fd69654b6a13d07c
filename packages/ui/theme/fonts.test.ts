import { expect, test } from 'vitest'
import { sources } from '../testing/sources.ts'
import { type FontFile, fontFiles } from './fonts.ts'
import { LATIN, LETTERS, parseRange } from './letters.ts'

const files = await fontFiles()

const weightsOf = (file: FontFile) => {
  const [, low = '', high = ''] = file.face('x').match(/font-weight:(\d+) (\d+);/) ?? []
  return { low: Number(low), high: Number(high) }
}

test('the files that every page loads weigh at most 40 KB', () => {
  const loaded = files.filter(({ name }) => !name.endsWith('-more'))
  const bytes = loaded.reduce((sum, file) => sum + file.bytes.length, 0)
  expect(bytes).toBeLessThanOrEqual(40 * 1024)
})

test('the rule of the file that every page loads is the later one of its family', () => {
  const names = files.map(({ name }) => name)
  expect(names).toEqual(['figtree-more', 'figtree', 'fraunces-more', 'fraunces'])
})

test('every letter of the site is one of Western Europe, so that both files have all of these', () => {
  const latin = new Set(parseRange(LATIN))
  expect([...LETTERS].filter((point) => !latin.has(point))).toEqual([])
})

test('a range is read as its code points', () => {
  expect(parseRange('U+41-43,U+20AC')).toEqual([0x41, 0x42, 0x43, 0x20ac])
})

test('styles use no weight that the fonts lack', () => {
  const css = sources
    .filter(({ name }) => name !== 'theme/fonts.css' && name !== 'theme/fonts.ts')
    .map(({ source }) => source)
    .join('\n')
  const weights = (pattern: RegExp) =>
    [...css.matchAll(pattern)].map(([, weight]) => Number(weight))
  const all = [...weights(/font-weight: (\d+)/g), ...weights(/font: (\d+) [^;]+;/g)]
  const headings = weights(/font: (\d+) [^;]+(?:theme\.|--e-)heading/g)
  expect([all.length, headings.length].map((count) => count > 10)).toEqual([true, true])
  for (const { low, high } of files.map(weightsOf)) {
    expect(Math.min(...all)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...headings)).toBeLessThanOrEqual(high)
  }
  expect(Math.max(...all)).toBeLessThanOrEqual(
    Math.max(...files.map((file) => weightsOf(file).high)),
  )
})
