import { isRecord } from './value.ts'

type Fields = Readonly<Record<string, unknown>>

/** A value inside a document, and its path. */
export interface Place {
  /** The path in Sanity's notation: `body[_key=="a"].alt`. */
  path: string
  value: unknown
  parent: Fields
}

type Visit = (place: Place) => void

/** A step of a path: a field, an item of a list by its key, or one by its position. */
export type Step = string | { _key: string } | number

const STEP = /([^.[\]]+)|\[_key=="([^"]*)"\]|\[(\d+)\]/g

/** The steps of a path in Sanity's notation: 'body[_key=="a"].alt' has three. */
export const stepsOf = (path: string): Step[] =>
  [...path.matchAll(STEP)].map(([, field, _key, index]): Step => {
    if (field !== undefined) return field
    return _key === undefined ? Number(index) : { _key }
  })

/** The value at a path inside a value; absent (null or undefined) when there is none. */
export const valueAt = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce((outer, step) => {
    if (typeof step === 'string') return isRecord(outer) ? outer[step] : null
    if (!Array.isArray(outer)) return null
    return typeof step === 'number'
      ? outer[step]
      : outer.find((item: unknown) => isRecord(item) && item._key === step._key)
  }, value)

/**
 * The steps to the items of a list, as a path has them: by the key, or by the position where an item has no key of its
 * own. Programs write the same key twice, and a change at that key would change both items.
 */
export function itemSteps(items: readonly unknown[]): string[] {
  const keys = items.map((item) =>
    isRecord(item) && typeof item._key === 'string' ? item._key : '',
  )
  return keys.map((key, index) => {
    const isOwn = key !== '' && keys.indexOf(key) === keys.lastIndexOf(key)
    return isOwn ? `[_key=="${key}"]` : `[${index}]`
  })
}

/** Visits every value inside an object at any depth, without Sanity's own fields. */
export function visitFields(parent: Fields, visit: Visit, before = ''): void {
  for (const [key, value] of Object.entries(parent)) {
    if (!key.startsWith('_')) visitPlace({ path: `${before}${key}`, value, parent }, visit)
  }
}

/** Returns what is found at the places inside an object. */
export function foundIn<Found>(
  parent: Fields,
  look: (place: Place) => Found | undefined,
): NonNullable<Found>[] {
  const found: NonNullable<Found>[] = []
  visitFields(parent, (place) => {
    const one = look(place)
    if (one != null) found.push(one)
  })
  return found
}

function visitPlace(place: Place, visit: Visit): void {
  const { path, value, parent } = place
  visit(place)
  if (isRecord(value)) visitFields(value, visit, `${path}.`)
  if (!Array.isArray(value)) return
  const steps = itemSteps(value)
  value.forEach((item, index) => {
    visitPlace({ path: `${path}${steps[index]}`, value: item, parent }, visit)
  })
}
