import type { PlanQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import type { ImageResult } from '../image/result.ts'
import { mapLanding } from '../landing/map.ts'
import { routeHref } from '../link/href.ts'
import type { RoutePath } from '../link/result.ts'
import type { Loose } from '../read/loose.ts'
import { choice, list, words, wordsList } from '../read/values.ts'
import type { Plan, PlanCard } from './type.ts'

const AUDIENCES = ['corporativo', 'familiar', 'individual', 'senior'] as const
const COVERAGES = ['saude-odonto', 'odonto', 'saude'] as const

/** What `planCardFields` answers. */
export interface PlanCardResult {
  _id: string
  name: string | null
  summary: string | null
  audience: string | null
  coverage: string | null
  image: ImageResult
  route: RoutePath
}

/** A plan where it is listed. */
export function mapPlanCard(raw: PlanCardResult): PlanCard {
  return {
    id: raw._id,
    name: words(raw.name),
    href: routeHref(raw.route),
    audience: choice(raw.audience, AUDIENCES, 'individual'),
    coverage: choice(raw.coverage, COVERAGES, 'saude'),
    summary: words(raw.summary),
    image: mapImage(raw.image),
  }
}

/** A plan with its page. */
export function mapPlan(raw: NonNullable<Loose<PlanQueryResult>>, now: Date): Plan {
  return {
    ...mapPlanCard(raw),
    ...mapLanding(raw, now),
    quoteLabel: words(raw.quoteLabel),
    offersHeading: words(raw.offersHeading),
    offers: list(raw.offers, ({ name, description, features, carrier }) => ({
      name: words(name),
      description: words(description),
      features: wordsList(features),
      carrierName: words(carrier?.name),
      href: routeHref(carrier?.route),
    })),
  }
}
