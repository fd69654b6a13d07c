import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { LATIN, LETTERS, parseRange } from './letters.ts'

interface Family {
  name: string
  /** The weights that styles use. The ends of the axis that nobody sees are a tenth of the file. */
  weights: { min: number; max: number }
}

/** The families of the theme, from the packages of Fontsource that have their names. */
const FAMILIES: Family[] = [
  { name: 'Figtree', weights: { min: 400, max: 700 } },
  { name: 'Fraunces', weights: { min: 400, max: 650 } },
]

/** The OpenType features that browsers apply by themselves, and the numerals that styles ask for. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'rvrn',
  'tnum',
]

/** A file of letters of a family, and the rule by which browsers load it. */
export interface FontFile {
  /** 'figtree' has the letters of the site's texts, 'figtree-more' the others of Latin scripts. */
  name: string
  bytes: Buffer
  /** The `@font-face` rule of the file at an address. */
  face(address: string): string
}

const require = createRequire(import.meta.url)
const OTHERS = parseRange(LATIN).filter((point) => !LETTERS.has(point))

/**
 * The fonts of the site. Each family is in two files: the letters that its texts are written with, which every
 * page loads, and the others of Western European languages, which a browser loads for a page that has one.
 */
export async function fontFiles(): Promise<FontFile[]> {
  return (await Promise.all(FAMILIES.map(filesOf))).flat()
}

async function filesOf({ name, weights }: Family): Promise<FontFile[]> {
  const id = name.toLowerCase()
  const source = `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`
  const font = await readFile(require.resolve(source))
  const file = async (fileName: string, points: Iterable<number>): Promise<FontFile> => ({
    name: fileName,
    bytes: await subsetFont(font, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weights },
    }),
    face: (address) =>
      `@font-face{font-family:${name};src:url("${address}");font-weight:${weights.min} ${weights.max};font-display:swap}`,
  })
  // Browsers look for a letter in the file of the later rule, and fetch that of the first for one that is not there.
  return [await file(`${id}-more`, OTHERS), await file(id, LETTERS)]
}
