import type { IconName } from '../../../schemas/icons.ts'
import type { Notation } from '../content.ts'
import type { FaqCategoryId, FaqColor } from './categories.ts'

/** A question that brokers ask, with its answer. */
export type PartnerFaqSeed = {
  question: string
  answer: Notation
  icon: IconName
  color: FaqColor
  keywords: string[]
  categories: FaqCategoryId[]
}
