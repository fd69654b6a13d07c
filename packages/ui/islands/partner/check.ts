import type { FormFields } from '@elos/leads'

/** Checks the partner application. Its rules are fetched with the first letter that is typed. */
export async function checkPartner(values: FormFields) {
  const rules = await import('@elos/leads/partner/schema')
  return rules.checkPartner(values)
}
