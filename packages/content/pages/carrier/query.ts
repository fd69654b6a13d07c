import { defineQuery } from 'groq'
import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import {
  claimFields,
  imageFields,
  landingFields,
  ownRoute,
  statFields,
} from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

/** Projection of a carrier where it is only named. */
export const carrierNameFields = `_id, name, logo{${imageFields}}, ${ownRoute}`

/** Projection of a carrier where it is presented. */
export const carrierCardFields = `${carrierNameFields}, summary, features, price->{${claimFields}}`

export const carrierQuery: Query<CarrierQueryResult> =
  defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, minimumAge, highlights[]{${statFields}},
  lines[]{name, description}, ${landingFields}
}`)
