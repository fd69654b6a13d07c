import type { Image } from '../image/type.ts'
import type { QuoteSubject } from '../quote/type.ts'
import type { RichText, ShortText } from '../text/type.ts'

/** The head of a section. */
export interface Heading {
  eyebrow?: string
  title: string
  lead?: ShortText
}

/** An icon (Phosphor name), a short title and a sentence or two. */
export interface Feature {
  icon: string
  title: string
  text: ShortText
}

/** The top of a page: a heading and a picture. */
export interface Hero extends Heading {
  image?: Image
}

/** The topics of the information section. */
export const TOPICS = ['network', 'plans', 'prevention', 'support', 'conclusion'] as const

export type InformationTopic = (typeof TOPICS)[number]

/** The closing call of a page: what to do now, and what the button says. */
export interface Closing {
  title: string
  text: ShortText
  label: string
}

/** The parts that carrier, plan and product pages have in common. */
export interface Landing {
  hero: Hero
  benefits: { title: string; items: Feature[] }
  reasons: { title: string; items: Feature[] }
  /** `label` stands above the title, in place of the topic's own name. */
  information: { topic: InformationTopic; label?: string; title: string; body: RichText }[]
  closing: Closing
  /** The text the chat opens with. */
  chatMessage: string
  /** The subject of a quote that is requested on its page. */
  quote?: QuoteSubject
}
