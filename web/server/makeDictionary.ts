import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'

/**
 * Bytes of the dictionary as Brotli, at most. A visitor of the site in docs/decisions/0011 gets it back by
 * the fourth page.
 */
const MAX_BYTES = 18_500
/** How many pages are compared, each with each other one. */
const MAX_COMPARED = 60
/** Fast, and good enough to tell which pages resemble each other. */
const COMPARING_LEVEL = 3
/** What a further page must be good for, in logarithms of sizes: as much as one page smaller by a third. */
const LEAST_GAIN = Math.log(1.5)

/**
 * Makes a dictionary of pages that are like as many others as possible: one of each template, the most
 * common one first. The same pages in the same order always give the same dictionary, so that replicas of a
 * build have the same.
 *
 * @returns undefined when no page resembles another one, or all are too large
 */
export function makeDictionary(pages: readonly Buffer[]): Buffer | undefined {
  const compared = evenly(pages, MAX_COMPARED)
  const alone = sizesOf(compared)
  const sizes = compared.map((dictionary) => sizesOf(compared, dictionary))
  let made: Buffer | undefined
  for (const index of inOrderOfUse(alone, sizes)) {
    const longer = Buffer.concat([made ?? Buffer.alloc(0), compared[index] ?? Buffer.alloc(0)])
    if (brotliCompressSync(longer).length > MAX_BYTES) break
    made = longer
  }
  return made
}

/** The sizes of pages, of the dictionary itself `Infinity`. */
const sizesOf = (pages: readonly Buffer[], dictionary?: Buffer): number[] =>
  pages.map((page) => (page === dictionary ? Number.POSITIVE_INFINITY : sizeOf(page, dictionary)))

const sizeOf = (page: Buffer, dictionary?: Buffer): number =>
  zstdCompressSync(page, {
    dictionary,
    pledgedSrcSize: page.length,
    params: { [constants.ZSTD_c_compressionLevel]: COMPARING_LEVEL },
  }).length

/**
 * Yields the pages that make the others smaller, each time the one that does so most. What counts is by
 * which part a page becomes smaller, not by how many bytes: a few long pages must not decide.
 *
 * @param alone the size of each page
 * @param sizes of each page with each dictionary: `sizes[dictionary][page]`
 */
export function* inOrderOfUse(alone: number[], sizes: number[][]): Generator<number> {
  let best = alone
  for (;;) {
    const totals = sizes.map((row) => sum(smaller(best, row).map(Math.log)))
    const lowest = Math.min(...totals)
    const index = totals.indexOf(lowest)
    const row = sizes[index]
    if (!row || sum(best.map(Math.log)) - lowest < LEAST_GAIN) return
    yield index
    // A page of the dictionary needs no other one.
    best = smaller(best, row).with(index, 1)
  }
}

const smaller = (sizes: number[], others: number[]) =>
  sizes.map((size, page) => Math.min(size, others[page] ?? size))

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns at most `count` items, from all parts of a list. */
function evenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}
