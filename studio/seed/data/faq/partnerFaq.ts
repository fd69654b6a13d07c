import { partnershipFaq } from './partnership.ts'
import { solutionsFaq } from './solutions.ts'
import type { PartnerFaqSeed } from './type.ts'

/** The sixteen questions of the partner page; their number is their place. */
export const partnerFaq: PartnerFaqSeed[] = [...partnershipFaq, ...solutionsFaq]
