import { defineQuery } from 'groq'
import type { FreePageQueryResult } from '../generated/sanity.types.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapClosing } from '../parts/landing/map.ts'
import { closingFields, headingFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readFlag, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { isOf, mapSections, sectionFields, sectionsStructuredData } from '../sections/kinds.ts'
import { kind } from './kind.ts'
import { withOwnCounts } from './ownCounts.ts'

/**
 * A page that staff compose. The types of all kinds of section are made from its result. Of its subject it shows nothing:
 * an edit of a plan does not renew the pages that only ask for a quote about it.
 */
export const freePageQuery: Query<FreePageQueryResult> =
  defineQuery(`*[_type == "freePage" && _id == $id][0]{
  _id, hero{${headingFields}}, sections[]{${sectionFields}}, closing{${closingFields}}, chatMessage,
  "hasQuoteForm": defined(subject)
}`)

/** The subject of a page that staff compose: what stands on it. */
export type Free = View<typeof mapFree>

const mapFree = (raw: NonNullable<Loose<FreePageQueryResult>>, now: Date) => {
  const sections = mapSections(raw.sections, now)
  const sellers = sections.filter(isOf('sellers')).flatMap(({ content }) => content.items)
  const content = {
    hero: mapHeading(raw.hero, now),
    sections,
    closing: mapClosing(raw.closing, now),
    /** The text the chat opens with. */
    chatMessage: readToken(raw.chatMessage),
    /** Whether a quote that is requested on it is about a carrier, plan or product. */
    hasQuoteForm: readFlag(raw.hasQuoteForm),
  }
  // A page that says who sells speaks of those: without such a section, of all that the site lists.
  const operadoras = new Set(sellers.map(({ carrierName }) => carrierName)).size
  return operadoras > 0 ? withOwnCounts(content, { operadoras }) : content
}

export const free = kind({
  type: 'freePage',
  title: 'Páginas livres',
  documents: { sortedBy: 'name' },
  query: freePageQuery,
  map: (raw, now): Free => mapFree(raw, now),
  structuredData: ({ subject }) => sectionsStructuredData(subject.sections),
})
