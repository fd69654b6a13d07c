import { vercelStegaClean } from '@vercel/stega'
import { isNoteOrMarkId } from '../claim/marks.ts'
import { fold } from './fold.ts'
import { blockText, isTextBlock } from './plain.ts'
import type { RichText } from './type.ts'

const LEVELS: Record<string, 2 | 3 | undefined> = { h2: 2, h3: 3 }

/** The ids that each page with a long text has besides its headings: those of `body` and `main`, and of the cookies' dialog. */
const PAGE_IDS = ['topo', 'conteudo', 'cookies-titulo']

/** The headings of a text, in order, each with an anchor that is unique on its page: 'prazos', 'prazos-2'. */
export function headingsOf(text: RichText) {
  const taken = new Set(PAGE_IDS)
  return text.filter(isTextBlock).flatMap((block) => {
    const level = LEVELS[block.style ?? 'normal']
    if (!level) return []
    const words = blockText(block)
    return [{ block, id: uniqueId(slugify(words), taken), text: words, level }]
  })
}

/** Makes an anchor of a text: lower case, without accents, with hyphens between words. */
export function slugify(words: string): string {
  const slug = fold(vercelStegaClean(words))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'secao'
}

/** The slug, or the slug with a number if it is taken. Adds the result to `taken`. */
function uniqueId(slug: string, taken: Set<string>): string {
  let id = slug
  for (let next = 2; taken.has(id) || isNoteOrMarkId(id); next++) id = `${slug}-${next}`
  taken.add(id)
  return id
}
