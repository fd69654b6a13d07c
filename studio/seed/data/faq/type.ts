import type { IconName } from '@elos/content/parts/icon/names'
import type { Notation } from '../content.ts'
import type { FaqCategoryId, FaqColor } from './categories.ts'

/** A question that brokers ask, with its answer. */
export interface PartnerFaqSeed {
  question: string
  answer: Notation
  icon: IconName
  color: FaqColor
  keywords: string[]
  categories: FaqCategoryId[]
}
