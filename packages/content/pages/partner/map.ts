import type { PartnerPageQueryResult } from '../../generated/sanity.types.ts'
import { ABSENT_CLAIM, mapClaim, mapStats } from '../../parts/claim/map.ts'
import { mapFaqCategory, mapPartnerFaqItem } from '../../parts/faq/map.ts'
import { mapImage } from '../../parts/image/map.ts'
import { mapFeatures, mapHeading } from '../../parts/landing/map.ts'
import { mapLink } from '../../parts/link/map.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readList, readOptionalNumber, readText, readTexts } from '../../parts/read/values.ts'
import { mapShortText } from '../../parts/text/map.ts'
import { mapCarrierName } from '../carrier.ts'
import type { Partner } from './type.ts'

type Result = NonNullable<Loose<PartnerPageQueryResult>>

/** Questions on a page of results, when the document does not say how many. */
const PAGE_SIZE = 6

/** The partner page. */
export function mapPartner(raw: Result, now: Date): Partner {
  return {
    hero: mapHero(raw, now),
    story: mapStory(raw, now),
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
    faq: mapFaq(raw, now),
    closing: mapClosing(raw, now),
  }
}

function mapHero({ hero }: Result, now: Date): Partner['hero'] {
  return {
    badge: readText(hero?.badge),
    title: readText(hero?.title),
    lead: mapShortText(hero?.lead, now),
    chips: readTexts(hero?.chips),
    button: mapLink(hero?.button),
    counter: {
      claim: mapClaim(hero?.counter?.claim, now) ?? ABSENT_CLAIM,
      text: readText(hero?.counter?.text),
    },
    image: mapImage(hero?.image),
  }
}

function mapStory({ story }: Result, now: Date): Partner['story'] {
  return {
    ...mapHeading(story, now),
    image: mapImage(story?.image),
    steps: readList(story?.steps, ({ when, title, text }) => ({
      when: readText(when),
      title: readText(title),
      text: mapShortText(text, now),
    })),
    founders: readList(story?.founders, ({ name, role, text, photo }) => ({
      name: readText(name),
      role: readText(role),
      text: readText(text),
      photo: mapImage(photo),
    })),
    mission: {
      title: readText(story?.mission?.title),
      text: mapShortText(story?.mission?.text, now),
    },
  }
}

function mapFaq({ faq }: Result, now: Date): Partner['faq'] {
  return {
    ...mapHeading(faq, now),
    pageSize: Math.max(1, Math.floor(readOptionalNumber(faq?.pageSize) ?? PAGE_SIZE)),
    categories: readList(faq?.categories, mapFaqCategory),
    items: readList(faq?.items, (item) => mapPartnerFaqItem(item, now)),
  }
}

function mapClosing({ closing }: Result, now: Date): Partner['closing'] {
  return {
    title: readText(closing?.title),
    text: mapShortText(closing?.text, now),
    button: mapLink(closing?.button),
    stats: mapStats(closing?.stats, now),
  }
}
