import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inOrderOfUse, makeDictionary } from './makeDictionary.ts'

const unlike = (length = 3000) => randomBytes(length / 2).toString('hex')

/** Pages of a template: the same text, and some of their own. */
function pagesOf(template: string, count: number): Buffer[] {
  return Array.from({ length: count }, () => Buffer.from(`<html>${template}${unlike(200)}</html>`))
}

describe('a dictionary of pages', () => {
  test('has a page of each template, the most common one first', () => {
    const [common, rare, single] = [unlike(), unlike(), unlike()]
    const pages = [...pagesOf(single, 1), ...pagesOf(rare, 2), ...pagesOf(common, 5)]
    const dictionary = String(makeDictionary(pages))
    expect(dictionary.indexOf(common)).toBe('<html>'.length)
    expect(dictionary.indexOf(rare)).toBeGreaterThan(common.length)
    expect(dictionary.split(rare).length).toBe(2)
    expect(dictionary).not.toContain(single)
  })

  test('is the same for the same pages', () => {
    const pages = [...pagesOf(unlike(), 3), ...pagesOf(unlike(), 3)]
    expect(makeDictionary(pages)).toEqual(makeDictionary(pages))
  })

  test('is not longer than 18.5 KB as Brotli', () => {
    const pages = [1, 2, 3, 4].flatMap(() => pagesOf(unlike(16_000), 2))
    const dictionary = makeDictionary(pages) ?? Buffer.alloc(0)
    expect(dictionary.length).toBeGreaterThan(16_000)
    expect(brotliCompressSync(dictionary).length).toBeLessThanOrEqual(18_500)
  })

  test.each([
    ['there are no pages', []],
    ['there is one page', pagesOf(unlike(), 1)],
    ['no page resembles another', [1, 2].map(() => randomBytes(2000))],
    ['a page alone would be too long', pagesOf(unlike(60_000), 2)],
  ])('is not made when %s', (_, pages) => {
    expect(makeDictionary(pages)).toBeUndefined()
  })
})

test('what counts is by which part a page becomes smaller, not by how many bytes', () => {
  const alone = [1000, 100, 100, 100]
  // The first makes the long page a half, the second two short pages a tenth.
  const none = alone
  const order = inOrderOfUse(alone, [
    none,
    [1000, Number.POSITIVE_INFINITY, 10, 10],
    none,
    [500, 100, 100, 100],
  ])
  expect([...order]).toEqual([1, 3])
})
