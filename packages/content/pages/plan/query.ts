import { defineQuery } from 'groq'
import type { PlanQueryResult } from '../../generated/sanity.types.ts'
import { imageFields, landingFields, ownRoute } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

/** Projection of a plan where it is listed. */
export const planCardFields = `_id, name, summary, audience, coverage,
  "image": hero.image{${imageFields}}, ${ownRoute}`

export const planQuery: Query<PlanQueryResult> = defineQuery(`*[_type == "plan" && _id == $id][0]{
  ${planCardFields}, quoteLabel, offersHeading,
  offers[]{name, description, features, carrier->{_id, name, ${ownRoute}}},
  ${landingFields}
}`)
