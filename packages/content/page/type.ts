import type { PageAbout } from '../pages/kind.ts'
import type { PageKind, SubjectOf } from './kinds.ts'

export type { PageKind, SubjectOf }

/** A page of one kind: its subject, and what every page has. */
export interface PageOf<K extends PageKind> extends PageAbout<SubjectOf<K>> {
  kind: K
}

/** Any page. */
export type Page = { [K in PageKind]: PageOf<K> }[PageKind]
