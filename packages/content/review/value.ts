/** Readers of stored values of unknown shape. */

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words without blanks around them; '' when there are none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The id a reference leads to; '' when it leads nowhere. */
export const referenceOf = (value: unknown): string =>
  isRecord(value) && typeof value._ref === 'string' ? value._ref : ''

const NAMES = ['title', 'name', 'author', 'question', 'path', 'source', 'label', 'brandName']

/** What staff know a document by; its type when it has no name of its own. */
export function titleOf(document: Readonly<Record<string, unknown>>): string {
  const hero = isRecord(document.hero) ? document.hero : {}
  const names = [...NAMES.map((name) => document[name]), hero.title]
  return names.map(textOf).find(Boolean) ?? textOf(document._type)
}
