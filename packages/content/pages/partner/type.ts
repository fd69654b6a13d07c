import type { Claim, Stat } from '../../parts/claim/type.ts'
import type { FaqCategory, PartnerFaqItem } from '../../parts/faq/type.ts'
import type { Image } from '../../parts/image/type.ts'
import type { Feature, Heading } from '../../parts/landing/type.ts'
import type { Link } from '../../parts/link/type.ts'
import type { ShortText } from '../../parts/text/type.ts'
import type { CarrierName } from '../carrier.ts'

/** The subject of the partner page. */
export interface Partner {
  hero: {
    badge: string
    title: string
    lead: ShortText
    chips: string[]
    button: Link
    counter: { claim: Claim; text: string }
    image?: Image
  }
  story: Heading & {
    image?: Image
    steps: { when: string; title: string; text: ShortText }[]
    founders: { name: string; role: string; text: string; photo?: Image }[]
    mission: { title: string; text: ShortText }
  }
  howItWorks: Heading & { steps: Feature[] }
  specialists: Heading & { pairs: { problem: string; solution: ShortText }[] }
  advantages: Heading & { items: Feature[] }
  carriers: Heading & { items: CarrierName[] }
  faq: Heading & { pageSize: number; categories: FaqCategory[]; items: PartnerFaqItem[] }
  closing: { title: string; text: ShortText; button: Link; stats: Stat[] }
}
