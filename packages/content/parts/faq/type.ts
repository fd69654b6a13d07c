import type { ShortText } from '../text/type.ts'

/** A question of the home page. */
export interface SiteFaqItem {
  id: string
  question: string
  answer: ShortText
  /** The answer without markup, then the conditions and sources of its figures, for structured data and search. */
  plainAnswer: string
}

/** The colours that editors choose for a question or a category, by their roles in the design. */
export const COLORS = ['primary', 'secondary', 'accent'] as const

export type FaqColor = (typeof COLORS)[number]

/** A category of the partner page's questions. */
export interface FaqCategory {
  /** The slug of the category: 'all', 'parceria', … */
  slug: string
  label: string
  color: FaqColor
}

/** A question of the partner page. */
export interface PartnerFaqItem extends SiteFaqItem {
  number: number
  icon: string
  color: FaqColor
  keywords: string[]
  /** The slugs of its categories. */
  tags: string[]
}
