import { defineQuery } from 'groq'
import type { ProductQueryResult } from '../../generated/sanity.types.ts'
import { claimFields, landingFields, ownRoute, statFields } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

/** Projection of a product where it is listed. */
export const productCardFields = `_id, name, summary, icon, price->{${claimFields}}, ${ownRoute}`

export const productQuery: Query<ProductQueryResult> =
  defineQuery(`*[_type == "product" && _id == $id][0]{
  ${productCardFields}, quoteLabel, highlights[]{${statFields}}, ${landingFields}
}`)
