import { defineQuery } from 'groq'
import { claimFields, statFields } from '../claim/query.ts'
import { imageFields } from '../image/query.ts'
import { landingFields } from '../landing/query.ts'
import { ownRoute } from '../link/query.ts'

/** Projection of a carrier where it is only named: a page is rendered again for what it shows, no more. */
export const carrierNameFields = `_id, name, logo{${imageFields}}, ${ownRoute}`

/** Projection of a carrier where it is presented. */
export const carrierCardFields = `${carrierNameFields}, summary, features, price->{${claimFields}}`

export const carrierQuery = defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, minimumAge, highlights[]{${statFields}},
  lines[]{name, description}, ${landingFields}
}`)
