import { publishedId } from '../store/document.ts'

/** A tag of something from which a result was made, in the form of the Content Lake's sync tags: `s1:…`. */
export type SyncTag = `s1:${string}`

/** The tag of the whole dataset. */
export const EVERYTHING_TAG: SyncTag = 's1:*'

export function typeTag(type: string): SyncTag {
  return `s1:type:${type}`
}

/** Drafts and versions have the tag of their published document. */
export function idTag(id: string): SyncTag {
  return `s1:id:${publishedId(id)}`
}
