/** These functions read stored values of unknown type. */
import { isBlank } from '../letters/blank.ts'

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects in a list; [] when the value is no list. */
export const recordsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** A text without surrounding blanks; '' when the value is no text, or one with nothing to see. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : ''

/** The id of a reference's target; '' when there is none. */
export const referenceOf = (value: unknown): string =>
  isRecord(value) && typeof value._ref === 'string' ? value._ref : ''

const NAMES = [
  'title',
  'name',
  'author',
  'question',
  'path',
  'line',
  'source',
  'label',
  'brandName',
  'person',
]

/** The name of a document or of an item of a list, by the field that has it; '' without one. */
export function nameOf(named: Readonly<Record<string, unknown>>): string {
  const hero = isRecord(named.hero) ? named.hero : {}
  const names = [...NAMES.map((name) => named[name]), hero.title]
  return names.map(textOf).find(Boolean) ?? ''
}

/** The title of a document for staff. */
export const titleOf = (document: Readonly<Record<string, unknown>>): string =>
  nameOf(document) || 'Sem título'

/** Whether visitors may read a document: the Lake keeps those with a dot in their id private. */
export const isPublic = ({ _id }: { _id: string }): boolean => !_id.includes('.')
