import { defineQuery } from 'groq'
import { claimFields, statFields } from '../claim/query.ts'
import { imageFields } from '../image/query.ts'
import { landingFields } from '../landing/query.ts'
import { ownRoute } from '../link/query.ts'

/** Projection of a carrier where it is listed. */
export const carrierCardFields = `_id, name, summary, features, logo{${imageFields}},
  price->{${claimFields}}, ${ownRoute}`

export const carrierQuery = defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, minimumAge, highlights[]{${statFields}},
  lines[]{name, description}, ${landingFields}
}`)
