import { defineQuery } from 'groq'
import { carrierNameFields } from '../carrier/query.ts'
import { claimFields, statFields } from '../claim/query.ts'
import { faqCategoryFields, partnerFaqFields } from '../faq/query.ts'
import { imageFields } from '../image/query.ts'
import { featureFields, headingFields } from '../landing/query.ts'
import { linkFields } from '../link/query.ts'
import { shortText } from '../text/query.ts'

export const partnerPageQuery = defineQuery(`*[_type == "partnerPage" && _id == $id][0]{
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
