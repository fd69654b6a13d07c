import type { ShortText } from '../text/type.ts'

/** A question of the home page. */
export interface SiteFaqItem {
  id: string
  question: string
  answer: ShortText
  /** The answer without markup, for structured data. */
  plainAnswer: string
}

export type FaqColor = 'primary' | 'secondary' | 'accent'

export interface FaqCategory {
  /** 'all', 'parceria', … */
  slug: string
  label: string
  color: FaqColor
}

export interface PartnerFaqItem extends SiteFaqItem {
  number: number
  icon: string
  color: FaqColor
  keywords: string[]
  /** Slugs of its categories. */
  tags: string[]
}
