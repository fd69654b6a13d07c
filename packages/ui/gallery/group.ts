import type { PageKind, PageOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'

/** A page of each kind that the first content has, which the gallery and the tests of the templates show. */
export type GalleryPages = {
  [K in Exclude<PageKind, 'free' | 'author' | 'category'>]: PageOf<K>
} & {
  /** A second plan, which has other sections. */
  senior: PageOf<'plan'>
}

/** Pieces that belong together, each by the name under which it is shown. */
interface Group {
  name: string
  pieces: Record<string, ReactNode>
}

/** Makes a group from the pages. The place is that of its links, which are on no page of the site. */
export type MakeGroup = (pages: GalleryPages, place: Place) => Group
