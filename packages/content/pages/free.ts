import { defineQuery } from 'groq'
import type { FreePageQueryResult } from '../generated/sanity.types.ts'
import type { Query } from '../parts/read/query.ts'
import { sectionFields } from '../sections/kinds.ts'

/** The sections of a page that staff compose. The types of all kinds of section are made from its result. */
export const freePageQuery: Query<FreePageQueryResult> =
  defineQuery(`*[_type == "freePage" && _id == $id][0]{
  _id, name, sections[]{${sectionFields}}
}`)
