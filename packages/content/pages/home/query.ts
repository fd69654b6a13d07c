import { defineQuery } from 'groq'
import type { HomePageQueryResult } from '../../generated/sanity.types.ts'
import { siteFaqFields } from '../../parts/faq/query.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
  richText,
  shortText,
  statFields,
} from '../../parts/projections.ts'
import { quoteCarriers } from '../../parts/quote/query.ts'
import type { Query } from '../../parts/read/query.ts'
import { testimonialFields } from '../../parts/testimonial/query.ts'
import { carrierCardFields } from '../carrier.ts'
import { planCardFields } from '../plan.ts'
import { productCardFields } from '../product.ts'

/**
 * `offer` is the claim whose dates are the validity of the service's offer in structured data. Tags:
 * `list:carrier`, `list:claim`.
 */
export const homePageQuery: Query<HomePageQueryResult> =
  defineQuery(`*[_type == "homePage" && _id == $id][0]{
  _id,
  hero{
    badge, title, lead[]{${shortText}}, primary{${linkFields}}, secondary{${linkFields}},
    image{${imageFields}}, stats[]{${statFields}}, features[]{${featureFields}}
  },
  about{
    ${headingFields}, body[]{${richText}}, values[]{${featureFields}},
    differentials[]{label, claim->{${claimFields}}}
  },
  services{
    ${headingFields}, cards[]{text, main, plan->{${planCardFields}}},
    portability{title, text[]{${shortText}}, link{${linkFields}}}
  },
  carriers{${headingFields}, items[]->{${carrierCardFields}}},
  testimonials{${headingFields}, items[]->{${testimonialFields}}},
  faq{${headingFields}, items[]->{${siteFaqFields}}},
  contact{${headingFields}},
  "offer": *[_type == "claim" && measure == "oferta-do-servico"] | order(_id asc)[0]{${claimFields}},
  "quoteCarriers": ${quoteCarriers},
  extras{${headingFields}, items[]->{${productCardFields}}}
}`)
