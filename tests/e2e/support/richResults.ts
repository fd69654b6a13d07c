import Validator from '@adobe/structured-data-validator'
import { isThing, type Thing } from './things.ts'

/**
 * The properties that search engines require of the types that the validator does not know:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'author', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  InsuranceAgency: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Service: ['name'],
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** The required properties that an item, or an item in it, lacks: 'Article.headline'. */
function lacking(value: unknown): string[] {
  if (!isThing(value)) return []
  const type = String(value['@type'])
  const own = (REQUIRED[type] ?? []).filter((name) => isEmpty(value[name]))
  return [...own.map((name) => `${type}.${name}`), ...Object.values(value).flatMap(lacking)]
}

/** The faults of a page's structured data. */
export async function missing(things: Thing[]): Promise<string[]> {
  const jsonld = Object.groupBy(things, (thing) => String(thing['@type']))
  const issues = await new Validator().validate({ jsonld })
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return [
    ...errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`),
    ...things.flatMap(lacking),
  ]
}
