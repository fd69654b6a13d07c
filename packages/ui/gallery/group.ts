import type { PageOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'

/** The kinds of page whose content the gallery and the tests of the templates show. */
type ShownKind = 'home' | 'partner' | 'blog' | 'article' | 'carrier' | 'plan' | 'product' | 'legal'

/** A page of each kind that is shown. */
export type GalleryPages = { [K in ShownKind]: PageOf<K> }

/** Pieces that belong together, each by the name under which it is shown. */
interface Group {
  name: string
  pieces: Record<string, ReactNode>
}

/** Makes a group from the pages. The place is that of its links, which are on no page of the site. */
export type MakeGroup = (pages: GalleryPages, place: Place) => Group
