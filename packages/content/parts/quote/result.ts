/** The result of `quoteField`. */
export type QuoteResult = {
  type: string | null
  name: string | null
  quoteLabel: string | null
  audience: string | null
  coverage: string | null
  inQuoteForm: boolean | null
  quoteQuestions: string | null
  slug: string | null
} | null

/** An entry of the result of `quoteCarriers`. */
export type QuoteCarrierResult = { name: string | null; slug: string | null } | null

/** An entry of the result of `quotePages`. */
export type QuotePageResult = {
  path: string | null
  quote: QuoteResult
  subject: { quote: QuoteResult } | null
} | null
