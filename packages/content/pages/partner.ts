import { defineQuery } from 'groq'
import type { PartnerPageQueryResult } from '../generated/sanity.types.ts'
import { carrierNameFields, mapCarrierName } from '../parts/carrier/card.ts'
import { ABSENT_CLAIM, mapClaim, mapStats } from '../parts/claim/map.ts'
import type { Stat } from '../parts/claim/type.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapFaqCategory, mapPartnerFaqItem } from '../parts/faq/map.ts'
import { faqCategoryFields, partnerFaqFields } from '../parts/faq/query.ts'
import { faqStructuredData } from '../parts/faq/structuredData.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapFeatures } from '../parts/landing/map.ts'
import { mapLink } from '../parts/link/map.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
  shortText,
  statFields,
} from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readList, readOptionalNumber, readText, readTexts } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapShortText } from '../parts/text/map.ts'
import { kind } from './kind.ts'

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

type Result = NonNullable<Loose<PartnerPageQueryResult>>

/** The subject of the partner page. */
export type Partner = View<typeof mapPartner>

const mapPartner = (raw: Result, now: Date) => {
  const page = mapSections(raw, now)
  return withCounts(page, { operadoras: page.carriers.items.length })
}

const mapSections = (raw: Result, now: Date) => ({
  hero: mapHero(raw.hero, now),
  story: mapStory(raw.story, now),
  howItWorks: {
    ...mapHeading(raw.howItWorks, now),
    steps: mapFeatures(raw.howItWorks?.steps, now),
  },
  specialists: {
    ...mapHeading(raw.specialists, now),
    pairs: readList(raw.specialists?.pairs, ({ problem, solution }) => ({
      problem: readText(problem),
      solution: mapShortText(solution, now),
    })),
  },
  advantages: {
    ...mapHeading(raw.advantages, now),
    items: mapFeatures(raw.advantages?.items, now),
  },
  carriers: {
    ...mapHeading(raw.carriers, now),
    items: readList(raw.carriers?.items, mapCarrierName),
  },
  faq: mapFaq(raw.faq, now),
  closing: mapClosing(raw.closing, now),
})

const mapHero = (raw: Result['hero'], now: Date) => ({
  badge: readText(raw?.badge),
  title: readText(raw?.title),
  lead: mapShortText(raw?.lead, now),
  chips: readTexts(raw?.chips),
  button: mapLink(raw?.button),
  counter: mapCounter(raw?.counter, now),
  image: mapImage(raw?.image),
})

/** The figure at the top, with the words after it. */
const mapCounter = (
  raw: NonNullable<Result['hero']>['counter'] | undefined,
  now: Date,
): Omit<Stat, 'label'> & { text: string } => ({
  claim: mapClaim(raw?.claim, now) ?? ABSENT_CLAIM,
  text: readText(raw?.text),
})

const mapStory = (raw: Result['story'], now: Date) => ({
  ...mapHeading(raw, now),
  image: mapImage(raw?.image),
  steps: readList(raw?.steps, ({ when, title, text }) => ({
    when: readText(when),
    title: readText(title),
    text: mapShortText(text, now),
  })),
  founders: readList(raw?.founders, ({ name, role, text, photo }) => ({
    name: readText(name),
    role: readText(role),
    text: readText(text),
    photo: mapImage(photo),
  })),
  mission: { title: readText(raw?.mission?.title), text: mapShortText(raw?.mission?.text, now) },
})

/** The number of questions on a page of results, when the document does not say it. */
const PAGE_SIZE = 6

const mapFaq = (raw: Result['faq'], now: Date) => ({
  ...mapHeading(raw, now),
  pageSize: Math.max(1, Math.floor(readOptionalNumber(raw?.pageSize) ?? PAGE_SIZE)),
  categories: readList(raw?.categories, mapFaqCategory),
  items: readList(raw?.items, (item) => mapPartnerFaqItem(item, now)),
})

const mapClosing = (raw: Result['closing'], now: Date) => ({
  title: readText(raw?.title),
  text: mapShortText(raw?.text, now),
  button: mapLink(raw?.button),
  stats: mapStats(raw?.stats, now),
})

export const partner = kind({
  type: 'partnerPage',
  title: 'Página de parceiros',
  documents: 'one',
  query: partnerPageQuery,
  map: (raw, now): Partner => mapPartner(raw, now),
  structuredData: ({ subject }) => faqStructuredData(subject.faq.items),
  sharing: ({ hero }) => ({ image: hero.image }),
})
