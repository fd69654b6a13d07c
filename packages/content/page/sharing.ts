import type { Sharing } from '../parts/sharing/type.ts'
import { KINDS, type PageKind } from './kinds.ts'
import type { PageOf } from './type.ts'

/** Returns whether search engines may list a page, as far as its subject decides it. */
export function isIndexed<K extends PageKind>(page: PageOf<K>): boolean {
  return KINDS[page.kind].isIndexed(page.subject)
}

/** Returns what networks show of a page, beside the texts of its route. */
export function sharingOf<K extends PageKind>(page: PageOf<K>): Sharing {
  return KINDS[page.kind].sharing(page.subject)
}
