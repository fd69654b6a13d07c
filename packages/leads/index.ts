export { chatLink } from './chat/link.ts'
export type { FormFields, FormResult } from './form/check.ts'
export { answerLines } from './lead/answers.ts'
export { referenceOf } from './lead/reference.ts'
export { type Lead, leadOf, type SentLead, sentLeadSchema } from './lead/schema.ts'
export { partnerMessage } from './partner/message.ts'
export type { PartnerField } from './partner/questions.ts'
export { checkPartner } from './partner/schema.ts'
export type { AgeBand } from './quote/bands.ts'
export { quoteMessage } from './quote/message.ts'
export {
  type CallTime,
  type Option,
  type PlanType,
  presetAnswers,
  type QuoteSubject,
} from './quote/questions.ts'
export { checkQuote } from './quote/schema.ts'
