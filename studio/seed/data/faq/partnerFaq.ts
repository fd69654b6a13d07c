import type { IconName } from '../../../schemas/icons.ts'
import type { Notation } from '../content.ts'
import type { FaqCategoryId, FaqColor } from './categories.ts'
import { partnershipFaq } from './partnership.ts'
import { solutionsFaq } from './solutions.ts'

export type PartnerFaqSeed = {
  question: string
  answer: Notation
  icon: IconName
  color: FaqColor
  keywords: string[]
  categories: FaqCategoryId[]
}

/** The sixteen questions of the partner page; their number is their place. */
export const partnerFaq: PartnerFaqSeed[] = [...partnershipFaq, ...solutionsFaq]
