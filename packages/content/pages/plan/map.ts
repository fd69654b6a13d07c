import type { PlanQueryResult } from '../../generated/sanity.types.ts'
import { mapImage } from '../../parts/image/map.ts'
import type { ImageResult } from '../../parts/image/result.ts'
import { mapLanding } from '../../parts/landing/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { RoutePath } from '../../parts/link/result.ts'
import { AUDIENCES } from '../../parts/quote/type.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readChoice, readList, readText, readTexts } from '../../parts/read/values.ts'
import { COVERAGES, type Plan, type PlanCard } from './type.ts'

/** The result of `planCardFields`. */
interface PlanCardResult {
  _id: string
  name: string | null
  summary: string | null
  audience: string | null
  coverage: string | null
  image: ImageResult
  route: RoutePath
}

/** A plan's card. */
export function mapPlanCard(raw: PlanCardResult): PlanCard {
  return {
    id: raw._id,
    name: readText(raw.name),
    href: routeHref(raw.route),
    audience: readChoice(raw.audience, AUDIENCES, 'individual'),
    coverage: readChoice(raw.coverage, COVERAGES, 'saude'),
    summary: readText(raw.summary),
    image: mapImage(raw.image),
  }
}

/** The subject of a plan's page. */
export function mapPlan(raw: NonNullable<Loose<PlanQueryResult>>, now: Date): Plan {
  return {
    ...mapPlanCard(raw),
    ...mapLanding(raw, now),
    quoteLabel: readText(raw.quoteLabel),
    offersHeading: readText(raw.offersHeading),
    offers: readList(raw.offers, ({ name, description, features, carrier }) => ({
      name: readText(name),
      description: readText(description),
      features: readTexts(features),
      carrierName: readText(carrier?.name),
      href: routeHref(carrier?.route),
    })),
  }
}
