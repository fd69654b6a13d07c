import { articleDocument } from './build/article.ts'
import { blogDocument } from './build/blog.ts'
import { carrierDocument } from './build/carrier.ts'
import { claimDocument } from './build/claim.ts'
import type { SeedDocument } from './build/document.ts'
import { faqDocuments } from './build/faq.ts'
import { homeDocument } from './build/home.ts'
import { legalDocument } from './build/legal.ts'
import { partnerDocument } from './build/partner.ts'
import { planDocument } from './build/plan.ts'
import { productDocument } from './build/product.ts'
import { redirectDocument } from './build/redirect.ts'
import { withRoute } from './build/route.ts'
import { settingsDocument } from './build/settings.ts'
import { testimonialDocument } from './build/testimonial.ts'
import { carriers } from './data/carriers/index.ts'
import { claims } from './data/claims/index.ts'
import { plans } from './data/plans/index.ts'
import { products } from './data/products/index.ts'
import { redirects } from './data/redirects.ts'
import { testimonials } from './data/testimonials.ts'
import { readArticles } from './read/articles.ts'
import { readLegalTexts } from './read/legal.ts'

/**
 * Every document of the site's first content, the same on every call. Throws `SeedTextError` if a text
 * names an unknown claim or route, or uses Markdown that the schemas do not allow.
 */
export function seedDocuments(): SeedDocument[] {
  return [
    settingsDocument(),
    homeDocument(),
    partnerDocument(),
    blogDocument(),
    ...each(carriers, carrierDocument),
    ...each(plans, planDocument),
    ...each(products, productDocument),
    ...readArticles().map(articleDocument),
    ...readLegalTexts().map(legalDocument),
    ...testimonials.map(testimonialDocument),
    ...faqDocuments(),
    ...each(redirects, redirectDocument),
    ...each(claims, claimDocument),
  ].map(withRoute)
}

function each<Input, Document>(
  inputs: Record<string, Input>,
  build: (key: string, input: Input) => Document,
): Document[] {
  return Object.entries(inputs).map(([key, input]) => build(key, input))
}
