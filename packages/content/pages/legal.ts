import { defineQuery } from 'groq'
import type { LegalPageQueryResult } from '../generated/sanity.types.ts'
import { richText, shortText } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readFlag, readOptionalText, readText, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapOptionalText, mapRichText } from '../parts/text/map.ts'
import { kind } from './kind.ts'

export const legalPageQuery: Query<LegalPageQueryResult> =
  defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  _id, title, version, updatedAt, lead[]{${shortText}}, showsDataOfficer, body[]{${richText}}
}`)

/** A legal or institutional text. */
export type Legal = View<typeof mapLegal>

const mapLegal = (raw: NonNullable<Loose<LegalPageQueryResult>>, now: Date) => ({
  title: readText(raw.title),
  version: readOptionalText(raw.version),
  /** The ISO date of the last change. */
  updatedAt: readToken(raw.updatedAt),
  lead: mapOptionalText(raw.lead, now),
  /** Whether the page shows the contact of the data protection officer. */
  showsDataOfficer: readFlag(raw.showsDataOfficer),
  body: mapRichText(raw.body, now),
})

export const legal = kind({
  type: 'legalPage',
  title: 'Páginas legais e institucionais',
  documents: { sortedBy: 'title' },
  query: legalPageQuery,
  map: (raw, now): Legal => mapLegal(raw, now),
  sharing: ({ updatedAt }) => ({
    figure: updatedAt ? { text: updatedAt.slice(0, 4), label: 'última atualização' } : undefined,
  }),
})
