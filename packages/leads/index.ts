export { chatLink } from './chat/link.ts'
export type { FormResult } from './form/read.ts'
export { partnerMessage } from './partner/message.ts'
export { NOT_A_BROKER, PartnerApplication, readPartnerForm } from './partner/schema.ts'
export { quoteMessage } from './quote/message.ts'
export {
  AGE_BANDS,
  type AgeBand,
  bandLabel,
  CARRIER_LABELS,
  PLAN_TYPE_LABELS,
  PLAN_TYPES,
  QUOTE_CARRIERS,
} from './quote/options.ts'
export { QuoteRequest, readQuoteForm } from './quote/schema.ts'
