import { defineQuery } from 'groq'
import { claimFields, statFields } from '../claim/query.ts'
import { landingFields } from '../landing/query.ts'
import { ownRoute } from '../link/query.ts'

/** Projection of a product where it is listed. */
export const productCardFields = `_id, name, summary, icon, price->{${claimFields}}, ${ownRoute}`

export const productQuery = defineQuery(`*[_type == "product" && _id == $id][0]{
  ${productCardFields}, quoteLabel, highlights[]{${statFields}}, ${landingFields}
}`)
