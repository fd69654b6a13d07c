import { isRecord } from './value.ts'

/** A value inside a document and where it stands. */
export interface Place {
  /** In Sanity's notation: `body[_key=="a"].alt`. */
  path: string
  value: unknown
  parent: Readonly<Record<string, unknown>>
}

/** Every value inside an object, however deep, but for Sanity's own fields. */
export function* placesIn(
  parent: Readonly<Record<string, unknown>>,
  before = '',
): Generator<Place, void> {
  for (const [key, value] of Object.entries(parent)) {
    if (!key.startsWith('_')) yield* placesAt({ path: `${before}${key}`, value, parent })
  }
}

function* placesAt(place: Place): Generator<Place, void> {
  const { path, value, parent } = place
  yield place
  if (isRecord(value)) yield* placesIn(value, `${path}.`)
  if (!Array.isArray(value)) return
  for (const [index, item] of value.entries()) {
    const key = isRecord(item) && typeof item._key === 'string' ? `_key=="${item._key}"` : index
    yield* placesAt({ path: `${path}[${key}]`, value: item, parent })
  }
}
