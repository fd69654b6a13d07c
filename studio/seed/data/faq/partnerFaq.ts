import { partnershipFaq } from './partnership.ts'
import { solutionsFaq } from './solutions.ts'
import type { PartnerFaqSeed } from './type.ts'

/** The sixteen questions of the partner page. The number of each is its position, from 1. */
export const partnerFaq: PartnerFaqSeed[] = [...partnershipFaq, ...solutionsFaq]
