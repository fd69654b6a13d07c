import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sources } from '../testing/sources.ts'
import { type FontFile, fontFiles } from './fonts.ts'
import { formatRange, LATIN, LETTERS, parseRange } from './letters.ts'

const files = await fontFiles()
const points = fc.uniqueArray(fc.nat({ max: 0x3000 }), { minLength: 1 })

const ruleOf = (file: FontFile) => {
  const [, low = '', high = '', range = ''] =
    file.face('x').match(/font-weight:(\d+) (\d+);font-display:swap(?:;unicode-range:([^}]+))?/) ??
    []
  return { low: Number(low), high: Number(high), range }
}

test('the files that every page loads weigh at most 40 KB', () => {
  const loaded = files.filter(({ name }) => !name.endsWith('-more'))
  const bytes = loaded.reduce((sum, file) => sum + file.bytes.length, 0)
  expect(bytes).toBeLessThanOrEqual(40 * 1024)
})

test('the letters of the site come from the smaller files, whose rules stand last', () => {
  const range = formatRange(LETTERS)
  expect(files.map((file) => ruleOf(file).range)).toEqual(['', range, '', range])
})

test('every letter of the site is one of Western Europe, so that both files have all of these', () => {
  const latin = new Set(parseRange(LATIN))
  expect([...LETTERS].filter((point) => !latin.has(point))).toEqual([])
})

test('a range that is written is read as the same code points', () => {
  fc.assert(
    fc.property(points, (some) => {
      expect(parseRange(formatRange(some))).toEqual([...some].sort((one, other) => one - other))
    }),
  )
  expect(formatRange([0x43, 0x41, 0x42, 0x20ac])).toBe('U+41-43,U+20AC')
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
  for (const { low, high } of files.map(ruleOf)) {
    expect(Math.min(...all)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...headings)).toBeLessThanOrEqual(high)
  }
  expect(Math.max(...all)).toBeLessThanOrEqual(Math.max(...files.map((file) => ruleOf(file).high)))
})
