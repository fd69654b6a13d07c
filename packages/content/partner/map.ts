import { mapCarrierName } from '../carrier/map.ts'
import { absentClaim, mapClaim, mapStats } from '../claim/map.ts'
import { mapFaqCategory, mapPartnerFaqItem } from '../faq/map.ts'
import type { PartnerPageQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapFeatures, mapHeading } from '../landing/map.ts'
import { mapLink } from '../link/map.ts'
import type { Loose } from '../read/loose.ts'
import { list, optionalNumber, words, wordsList } from '../read/values.ts'
import { mapShortText } from '../text/map.ts'
import type { Partner } from './type.ts'

type Result = NonNullable<Loose<PartnerPageQueryResult>>

/** Questions a page of results, where the document says nothing (readings, FAQ page size). */
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
      pairs: list(raw.specialists?.pairs, ({ problem, solution }) => ({
        problem: words(problem),
        solution: mapShortText(solution, now),
      })),
    },
    advantages: {
      ...mapHeading(raw.advantages, now),
      items: mapFeatures(raw.advantages?.items, now),
    },
    carriers: {
      ...mapHeading(raw.carriers, now),
      items: list(raw.carriers?.items, mapCarrierName),
    },
    faq: mapFaq(raw, now),
    closing: mapClosing(raw, now),
  }
}

function mapHero({ hero }: Result, now: Date): Partner['hero'] {
  return {
    badge: words(hero?.badge),
    title: words(hero?.title),
    lead: mapShortText(hero?.lead, now),
    chips: wordsList(hero?.chips),
    button: mapLink(hero?.button),
    counter: {
      claim: mapClaim(hero?.counter?.claim, now) ?? absentClaim,
      text: words(hero?.counter?.text),
    },
    image: mapImage(hero?.image),
  }
}

function mapStory({ story }: Result, now: Date): Partner['story'] {
  return {
    ...mapHeading(story, now),
    image: mapImage(story?.image),
    steps: list(story?.steps, ({ when, title, text }) => ({
      when: words(when),
      title: words(title),
      text: mapShortText(text, now),
    })),
    founders: list(story?.founders, ({ name, role, text, photo }) => ({
      name: words(name),
      role: words(role),
      text: words(text),
      photo: mapImage(photo),
    })),
    mission: {
      title: words(story?.mission?.title),
      text: mapShortText(story?.mission?.text, now),
    },
  }
}

function mapFaq({ faq }: Result, now: Date): Partner['faq'] {
  return {
    ...mapHeading(faq, now),
    pageSize: Math.max(1, Math.floor(optionalNumber(faq?.pageSize) ?? PAGE_SIZE)),
    categories: list(faq?.categories, mapFaqCategory),
    items: list(faq?.items, (item) => mapPartnerFaqItem(item, now)),
  }
}

function mapClosing({ closing }: Result, now: Date): Partner['closing'] {
  return {
    title: words(closing?.title),
    text: mapShortText(closing?.text, now),
    button: mapLink(closing?.button),
    stats: mapStats(closing?.stats, now),
  }
}
