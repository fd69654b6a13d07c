import { isRecord } from '../store/document.ts'

/**
 * Returns for each element of an array its index in the earlier array, if it has one. Objects are
 * identified by `_key` (https://www.sanity.io/docs/array-type), other elements by their value. An
 * element without `_key` at the position of a removed one counts as that element, changed.
 */
export function matchElements(
  from: readonly unknown[],
  to: readonly unknown[],
): (number | undefined)[] {
  const before = from.map(identityOf)
  const after = to.map(identityOf)
  const kept = new Set(after)
  const places = new Map<string, number>()
  for (const [index, identity] of before.entries()) {
    if (!places.has(identity)) places.set(identity, index)
  }
  const replaced = (place: number, element: unknown) => {
    const identity = before[place]
    const vanished = identity !== undefined && !kept.has(identity)
    return vanished && !isKeyed(from[place]) && !isKeyed(element) ? place : undefined
  }
  let next = 0
  return after.map((identity, index) => {
    const follows = before[next] === identity
    const match = follows ? next : (places.get(identity) ?? replaced(next, to[index]))
    if (match !== undefined) next = match + 1
    return match
  })
}

function identityOf(element: unknown): string {
  return isKeyed(element) ? `key ${element._key}` : (JSON.stringify(element) ?? 'null')
}

function isKeyed(element: unknown): element is { _key: string } {
  return isRecord(element) && typeof element._key === 'string'
}
