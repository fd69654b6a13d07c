import type { PlanSeed } from '../data/plans/plan.ts'
import { reference } from '../markdown/portableText.ts'
import type { Seed } from './document.ts'
import { landing } from './landing.ts'
import { keyed, slug } from './parts.ts'
import { writerFor } from './writer.ts'

/** The document of a plan. */
export function planDocument(id: string, seed: PlanSeed): Seed<'plan'> {
  return {
    _id: id,
    _type: 'plan',
    name: seed.name,
    slug: slug(seed.slug),
    order: seed.order,
    audience: seed.audience,
    coverage: seed.coverage,
    summary: seed.summary,
    quoteLabel: seed.quoteLabel,
    offersHeading: seed.offersHeading,
    offers: keyed(seed.offers.map((offer) => ({ ...offer, carrier: reference(offer.carrier) }))),
    ...landing(seed, writerFor(id)),
  }
}
