import type { ProductQueryResult } from '../../generated/sanity.types.ts'
import { mapClaim, mapStats } from '../../parts/claim/map.ts'
import type { ClaimResult } from '../../parts/claim/result.ts'
import { mapLanding } from '../../parts/landing/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { RoutePath } from '../../parts/link/result.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readText, readToken } from '../../parts/read/values.ts'
import type { Product, ProductCard } from './type.ts'

/** The result of `productCardFields`. */
interface ProductCardResult {
  _id: string
  name: string | null
  summary: string | null
  icon: string | null
  price: ClaimResult | null
  route: RoutePath
}

/** A product's card. */
export function mapProductCard(raw: ProductCardResult, now: Date): ProductCard {
  return {
    id: raw._id,
    name: readText(raw.name),
    href: routeHref(raw.route),
    summary: readText(raw.summary),
    icon: readToken(raw.icon),
    price: mapClaim(raw.price, now),
  }
}

/** The subject of a product's page. */
export function mapProduct(raw: NonNullable<Loose<ProductQueryResult>>, now: Date): Product {
  return {
    ...mapProductCard(raw, now),
    ...mapLanding(raw, now),
    quoteLabel: readText(raw.quoteLabel),
    highlights: mapStats(raw.highlights, now),
  }
}
