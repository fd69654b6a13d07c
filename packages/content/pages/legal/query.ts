import { defineQuery } from 'groq'
import type { LegalPageQueryResult } from '../../generated/sanity.types.ts'
import { richText, shortText } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

export const legalPageQuery: Query<LegalPageQueryResult> =
  defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  _id, title, version, updatedAt, lead[]{${shortText}}, showsDataOfficer, body[]{${richText}}
}`)
