import { defineQuery } from 'groq'
import { imageFields } from '../image/query.ts'
import { landingFields } from '../landing/query.ts'
import { ownRoute } from '../link/query.ts'

/** Projection of a plan where it is listed. */
export const planCardFields = `_id, name, summary, audience, coverage,
  "image": hero.image{${imageFields}}, ${ownRoute}`

export const planQuery = defineQuery(`*[_type == "plan" && _id == $id][0]{
  ${planCardFields}, quoteLabel, offersHeading,
  offers[]{name, description, features, carrier->{_id, name, ${ownRoute}}},
  ${landingFields}
}`)
