import type { PageAbout } from '../pages/kind.ts'
import type { Note } from '../parts/claim/type.ts'
import type { PageKind, SubjectOf } from './kinds.ts'

export type { PageKind, SubjectOf }

/** A page of one kind: its subject, and what every page has. */
export interface PageOf<K extends PageKind> extends PageAbout<SubjectOf<K>> {
  kind: K
  /** The notes that the marks of its figures lead to, in the order of their numbers. */
  notes: Note[]
}

/** Any page. */
export type Page = { [K in PageKind]: PageOf<K> }[PageKind]
