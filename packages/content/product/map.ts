import { mapClaim, mapStats } from '../claim/map.ts'
import type { ClaimResult } from '../claim/result.ts'
import type { ProductQueryResult } from '../generated/sanity.types.ts'
import { mapLanding } from '../landing/map.ts'
import { routeHref } from '../link/href.ts'
import type { RoutePath } from '../link/result.ts'
import type { Loose } from '../read/loose.ts'
import { token, words } from '../read/values.ts'
import type { Product, ProductCard } from './type.ts'

/** What `productCardFields` answers. */
export interface ProductCardResult {
  _id: string
  name: string | null
  summary: string | null
  icon: string | null
  price: ClaimResult | null
  route: RoutePath
}

/** A product where it is listed. */
export function mapProductCard(raw: ProductCardResult, now: Date): ProductCard {
  return {
    id: raw._id,
    name: words(raw.name),
    href: routeHref(raw.route),
    summary: words(raw.summary),
    icon: token(raw.icon),
    price: mapClaim(raw.price, now),
  }
}

/** A product with its page. */
export function mapProduct(raw: NonNullable<Loose<ProductQueryResult>>, now: Date): Product {
  return {
    ...mapProductCard(raw, now),
    ...mapLanding(raw, now),
    quoteLabel: words(raw.quoteLabel),
    highlights: mapStats(raw.highlights, now),
  }
}
