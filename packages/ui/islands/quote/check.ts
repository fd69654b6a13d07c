import type { FormFields } from '@elos/leads'

/** Checks the quote request. Its rules are fetched with the first letter that is typed. */
export async function checkQuote(values: FormFields) {
  const rules = await import('./rules.ts')
  return rules.checkQuote(values)
}
