import { claimsIn } from '../claim/note.ts'
import { isTextBlock } from './plain.ts'
import type { RichText } from './type.ts'

/** The place of a text at which the claims of the part before it are noted. */
export interface NotedPart {
  _type: 'claimNotes'
  _key: string
  part: RichText
}

/**
 * A text with a place for notes at the end of each part that states claims. A part ends before the next heading of
 * level 2, so that the notes are near the figures of a long text.
 */
export function withNotes(text: RichText): (RichText[number] | NotedPart)[] {
  return partsOf(text).flatMap((part) =>
    claimsIn(part).length > 0
      ? [...part, { _type: 'claimNotes' as const, _key: `notes-${part[0]?._key}`, part }]
      : part,
  )
}

/** The parts of a text: each begins with a heading of level 2, but for what stands before the first. */
function partsOf(text: RichText): RichText[] {
  const parts: RichText[] = [[]]
  for (const item of text) {
    if (isTextBlock(item) && item.style === 'h2') parts.push([item])
    else parts.at(-1)?.push(item)
  }
  return parts
}
