import { publishedId } from '@elos/content/parts/read/publishedId'

/** A document with its position, as it is stored: published or a draft. */
export interface Positioned {
  _id: string
  _rev: string
  position: number | null
}

/** The documents of a list, each once, in the order of their positions; a draft's position comes first. */
export function inOrder(stored: readonly Positioned[]): string[] {
  const positions = new Map<string, number>()
  const draftsLast = stored.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)))
  for (const { _id, position } of draftsLast)
    positions.set(publishedId(_id), position ?? Number.POSITIVE_INFINITY)
  return [...positions]
    .toSorted(([a, first], [b, second]) => compare(first, second) || (a < b ? -1 : 1))
    .map(([id]) => id)
}

const isDraft = ({ _id }: Positioned) => _id.startsWith('drafts.')

/** Infinity minus itself is not a number. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** The stored documents whose positions change when the list has this order, with the new ones from 1. */
export function moved(
  stored: readonly Positioned[],
  order: readonly string[],
): (Positioned & { position: number })[] {
  return stored.flatMap(({ _id, _rev, position }) => {
    const place = order.indexOf(publishedId(_id)) + 1
    return place > 0 && place !== position ? [{ _id, _rev, position: place }] : []
  })
}
