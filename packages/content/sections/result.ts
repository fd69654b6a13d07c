import type { FreePageQueryResult, PartnerPageQueryResult } from '../generated/sanity.types.ts'
import type { Loose } from '../parts/read/loose.ts'

/** A section of a page that staff compose, as the query gives it. */
type AnySection = NonNullable<NonNullable<FreePageQueryResult>['sections']>[number]

/** The kinds of section that staff may place: the types that the Studio offers in a page. */
export type PlacedKind = AnySection['_type']

/** The fields of a section of one kind as the query gives them, wherever it stands. Any may be missing. */
export type SectionResult<K extends PlacedKind> = NonNullable<
  Loose<Omit<Extract<AnySection, { _type: K }>, '_key' | '_type'>>
>

/** The sections of a page as the query gives them. */
export type SectionsResult = Loose<AnySection[]>

/** The fields of the partner page as its query gives them. Any may be missing. */
export type PartnerResult = NonNullable<Loose<PartnerPageQueryResult>>
