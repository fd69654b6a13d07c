import type { RichText, TextBlock } from '@elos/content'
import { toPlainText } from '@portabletext/react'

export interface HeadingEntry {
  key: string
  id: string
  text: string
}

/** 'O que é carência?' as 'o-que-e-carencia'. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isHeading = (block: RichText[number]): block is TextBlock =>
  'children' in block && block.style === 'h2'

/** The second-level headings of a text, in order, each with an id that is its own on the page. */
export function headings(text: RichText): HeadingEntry[] {
  const seen = new Map<string, number>()
  return text.filter(isHeading).map((block) => {
    const words = toPlainText(block)
    const base = slug(words) || 'secao'
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return { key: block._key ?? '', id: count === 1 ? base : `${base}-${count}`, text: words }
  })
}

/** The id of each heading by its block's key. */
export const headingIds = (text: RichText): Map<string, string> =>
  new Map(headings(text).map(({ key, id }) => [key, id]))
