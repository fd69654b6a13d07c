import { defineQuery } from 'groq'
import type { PartnerPageQueryResult } from '../../generated/sanity.types.ts'
import { faqCategoryFields, partnerFaqFields } from '../../parts/faq/query.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
  shortText,
  statFields,
} from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'
import { carrierNameFields } from '../carrier.ts'

export const partnerPageQuery: Query<PartnerPageQueryResult> =
  defineQuery(`*[_type == "partnerPage" && _id == $id][0]{
  _id,
  hero{
    badge, title, lead[]{${shortText}}, chips, button{${linkFields}},
    counter{text, claim->{${claimFields}}}, image{${imageFields}}
  },
  story{
    ${headingFields}, image{${imageFields}}, steps[]{when, title, text[]{${shortText}}},
    founders[]{name, role, text, photo{${imageFields}}},
    mission{title, text[]{${shortText}}}
  },
  howItWorks{${headingFields}, steps[]{${featureFields}}},
  specialists{${headingFields}, pairs[]{problem, solution[]{${shortText}}}},
  advantages{${headingFields}, items[]{${featureFields}}},
  carriers{${headingFields}, items[]->{${carrierNameFields}}},
  faq{
    ${headingFields}, pageSize, categories[]->{${faqCategoryFields}},
    items[]->{${partnerFaqFields}}
  },
  closing{title, text[]{${shortText}}, button{${linkFields}}, stats[]{${statFields}}}
}`)
