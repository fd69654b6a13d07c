import { defineQuery } from 'groq'
import { carrierCardFields } from '../carrier/query.ts'
import { claimFields, statFields } from '../claim/query.ts'
import { siteFaqFields } from '../faq/query.ts'
import { imageFields } from '../image/query.ts'
import { featureFields, headingFields } from '../landing/query.ts'
import { linkFields } from '../link/query.ts'
import { planCardFields } from '../plan/query.ts'
import { productCardFields } from '../product/query.ts'
import { testimonialFields } from '../testimonial/query.ts'
import { richText, shortText } from '../text/query.ts'

/** The carriers that the quote form offers. Tag of what it looks among: `list:carrier`. */
export const quoteCarriers = `*[_type == "carrier" && defined(quoteOption)] | order(order asc, _id asc){
  _id, name, quoteOption
}`

/**
 * `offer` is the claim whose validity is that of the service's offer in structured data
 * (specification, section 9). Tags of what it looks among: `list:carrier`, `list:claim`.
 */
export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == $id][0]{
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
