import type { ProductSeed } from '../data/products/product.ts'
import type { Seed } from './document.ts'
import { landing } from './landing.ts'
import { claimReference, slug, stats } from './parts.ts'
import { writerFor } from './writer.ts'

/** The document of an insurance product. */
export function productDocument(id: string, seed: ProductSeed): Seed<'product'> {
  return {
    _id: id,
    _type: 'product',
    name: seed.name,
    slug: slug(seed.slug),
    order: seed.order,
    summary: seed.summary,
    quoteLabel: seed.quoteLabel,
    quoteQuestions: seed.quoteQuestions,
    icon: seed.icon,
    ...(seed.price && { price: claimReference(seed.price) }),
    ...(seed.highlights.length > 0 && { highlights: stats(seed.highlights) }),
    ...landing(seed, writerFor(id)),
  }
}
