/** An item of a page's structured data. */
export type Thing = Record<string, unknown>

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null

/** Properties whose text a visitor must be able to read on the page as well. */
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

/** Every statement of an item and of the items in it, as a visitor would read it. */
export function statements(value: unknown): string[] {
  if (!isThing(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (WORDS.includes(key) || (key === 'name' && NAMED.includes(String(value['@type']))))
      return typeof child === 'string' ? [child] : statements(child)
    if (PRICES.includes(key)) return [`R$ ${Number(child).toLocaleString('pt-BR')}`]
    return statements(child)
  })
}
