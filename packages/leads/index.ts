export { answerPromise } from './answer/promise.ts'
export { handOff } from './chat/handOff.ts'
export { chatLink } from './chat/link.ts'
export type { FormFields, FormResult } from './form/check.ts'
export { LIMITS } from './form/limits.ts'
export { CONSENT_TEXTS, CONSENT_VERSION } from './lead/consent.ts'
export { type Lead, leadOf, leadSchema, type SentLead, sentLeadSchema } from './lead/schema.ts'
export { partnerMessage } from './partner/message.ts'
export {
  NOT_A_BROKER,
  type PartnerField,
  type PartnerQuestions,
  partnerQuestions,
} from './partner/questions.ts'
export { checkPartner, type PartnerApplication } from './partner/schema.ts'
export { formatPhone } from './phone/format.ts'
export { maskPhone } from './phone/mask.ts'
export { type CountedAges, countAges } from './quote/ages.ts'
export { AGE_BANDS, type AgeBand, bandLabel, type Lives, MAX_LIVES } from './quote/bands.ts'
export { quoteMessage } from './quote/message.ts'
export { CARRIER_LABELS, PLAN_TYPE_LABELS, PLAN_TYPES, QUOTE_CARRIERS } from './quote/options.ts'
export { checkQuote, type QuoteRequest, quoteSchema } from './quote/schema.ts'
