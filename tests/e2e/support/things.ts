/** A thing that a page describes for search engines, as it was read from the page. */
export type Thing = Record<string, unknown>

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null

/** Properties that state something in words, which a visitor must be able to read as well. */
const WORDS = [
  'headline',
  'reviewBody',
  'text',
  'telephone',
  'email',
  'taxID',
  'legalName',
  'slogan',
]
const NAMED = ['Person', 'Question', 'ListItem', 'InsuranceAgency', 'Brand']
const PRICES = ['price', 'minPrice', 'maxPrice']

/** Every statement of a thing and of what stands in it, as a visitor would read it. */
export function statements(value: unknown): string[] {
  if (!isThing(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (WORDS.includes(key) || (key === 'name' && NAMED.includes(String(value['@type']))))
      return typeof child === 'string' ? [child] : statements(child)
    if (PRICES.includes(key)) return [`R$ ${Number(child).toLocaleString('pt-BR')}`]
    return statements(child)
  })
}
