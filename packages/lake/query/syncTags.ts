import { publishedId } from '../store/document.ts'

/** What an answer was made from, in the form of the Content Lake's sync tags: `s1:…`. */
export type SyncTag = `s1:${string}`

/** Stands for the dataset as a whole. */
export const everythingTag: SyncTag = 's1:*'

export function typeTag(type: string): SyncTag {
  return `s1:type:${type}`
}

/** Drafts and versions share the tag of the document they are variants of. */
export function idTag(id: string): SyncTag {
  return `s1:id:${publishedId(id)}`
}
