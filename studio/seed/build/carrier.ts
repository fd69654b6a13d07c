import type { CarrierSeed } from '../data/carriers/carrier.ts'
import type { Seed } from './document.ts'
import { landing } from './landing.ts'
import { claimReference, keyed, slug, stats } from './parts.ts'
import { writerFor } from './writer.ts'

/** The document of a carrier. */
export function carrierDocument(id: string, seed: CarrierSeed): Seed<'carrier'> {
  const { inQuoteForm, minimumAge, price, highlights } = seed
  return {
    _id: id,
    _type: 'carrier',
    name: seed.name,
    slug: slug(seed.slug),
    order: seed.order,
    summary: seed.summary,
    features: seed.features,
    ...(inQuoteForm && { inQuoteForm }),
    ...(minimumAge && { minimumAge }),
    ...(price && { price: claimReference(price) }),
    ...(highlights.length > 0 && { highlights: stats(highlights) }),
    lines: keyed(seed.lines),
    ...landing(seed, writerFor(id)),
  }
}
