import { vercelStegaClean } from '@vercel/stega'
import { blockText, isTextBlock } from './plain.ts'
import type { RichText } from './type.ts'

/** A heading of a text, for its table of contents and for links to it. */
export interface TextHeading {
  /** `_key` of its block. */
  key: string
  /** Anchor, unique within the text. */
  id: string
  text: string
  level: 2 | 3
}

const LEVELS: Record<string, TextHeading['level'] | undefined> = { h2: 2, h3: 3 }

/** The headings of a text, in order, each with an anchor of its own: 'prazos', 'prazos-2'. */
export function headingsOf(text: RichText): TextHeading[] {
  const taken = new Set<string>()
  return text.filter(isTextBlock).flatMap((block) => {
    const level = LEVELS[block.style ?? 'normal']
    if (!level) return []
    const words = blockText(block)
    return [{ key: block._key ?? '', id: claimId(slugify(words), taken), text: words, level }]
  })
}

/** An anchor for these words: without accents, in lower case, hyphens between words. */
export function slugify(words: string): string {
  const slug = vercelStegaClean(words)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'secao'
}

function claimId(slug: string, taken: Set<string>): string {
  let id = slug
  for (let next = 2; taken.has(id); next++) id = `${slug}-${next}`
  taken.add(id)
  return id
}
