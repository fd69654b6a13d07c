import type { FormFields } from '@elos/leads'

/** Checks the quote request. Its rules are fetched with the first letter that is typed. */
export async function checkQuote(values: FormFields) {
  const rules = await import('@elos/leads/quote/schema')
  return rules.checkQuote(values)
}
