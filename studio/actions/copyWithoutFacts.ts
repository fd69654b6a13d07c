import { isRecord, referenceOf } from '@elos/content/review/value'
import type { SanityDocumentLike } from 'sanity'

/** The ids of the claims that a copy must not state; 'all' when they are not known. */
export type OwnClaims = ReadonlySet<string> | 'all'

/** Fields that are true of one document only: its identity, registration, logo and place in the quote form. */
const OWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  carrier: ['slug', 'price', 'ansRegistration', 'logo', 'inQuoteForm', 'minimumAge'],
  plan: ['slug'],
  product: ['slug', 'price'],
  article: ['slug', 'publishAt', 'unpublishOn', 'replacement'],
  legalPage: ['slug'],
}

const isClaim = (value: unknown, claims: OwnClaims): boolean => {
  const id = referenceOf(value)
  return id !== '' && (claims === 'all' || claims.has(id))
}

const statesClaim = (value: unknown, claims: OwnClaims): boolean =>
  isRecord(value) && isClaim(value.claim, claims)

/** Whether an item of a list exists for its claim, so that it goes with it: a figure, a callout, a paragraph. */
function goesWithClaim(item: unknown, claims: OwnClaims): boolean {
  if (!isRecord(item)) return false
  if (item._type === 'block' && Array.isArray(item.children)) {
    return item.children.some((child) => statesClaim(child, claims))
  }
  // A cell of a table has no type, and stays: its row would move.
  return typeof item._type === 'string' && statesClaim(item, claims)
}

/** The fields of an object without claims. A list of which nothing stays goes: an empty one counts as written. */
function fieldsWithout(
  fields: Readonly<Record<string, unknown>>,
  claims: OwnClaims,
): Record<string, unknown> {
  const kept = Object.entries(fields)
    .filter(([name, field]) => !(name === 'claim' && isClaim(field, claims)))
    .map(([name, field]): [string, unknown] => [name, without(field, claims)])
    .filter(([, field]) => !(Array.isArray(field) && field.length === 0))
  return Object.fromEntries(kept)
}

function without(value: unknown, claims: OwnClaims): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !goesWithClaim(item, claims)).map((item) => without(item, claims))
  }
  return isRecord(value) ? fieldsWithout(value, claims) : value
}

/**
 * A copy of a document without what is true of the original alone: prices, claims about it, its slug, and
 * its place in the quote form. A paragraph that states such a claim goes as a whole: half a sentence would
 * mislead, and a required text that is empty has to be written before the copy is published.
 *
 * @param claims the claims about the original
 */
export function copyWithoutFacts(
  document: SanityDocumentLike,
  claims: OwnClaims,
): SanityDocumentLike {
  const own = OWN_FIELDS[document._type] ?? []
  const kept = Object.fromEntries(Object.entries(document).filter(([name]) => !own.includes(name)))
  return { ...fieldsWithout(kept, claims), _id: document._id, _type: document._type }
}

/** The last places taken among the documents of a type. */
export interface LastPlaces {
  order?: number | null
  number?: number | null
}

/** A copy at the end of its list, where the original has a place: no two documents share one. */
export function placedLast(copy: SanityDocumentLike, last: LastPlaces): SanityDocumentLike {
  const after = (field: keyof LastPlaces) =>
    typeof copy[field] === 'number' && typeof last[field] === 'number'
      ? { [field]: Math.floor(last[field]) + 1 }
      : {}
  return { ...copy, ...after('order'), ...after('number') }
}
