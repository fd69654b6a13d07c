/** Lines that replace others: one of the two lists may be empty. */
export interface Replacement {
  before: string[]
  after: string[]
}

/** The lengths of the longest common parts of what follows each pair of lines. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  )
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const below = lengths[row + 1]?.[column] ?? 0
      const right = lengths[row]?.[column + 1] ?? 0
      const isSame = one[row] === other[column]
      const best = isSame ? (lengths[row + 1]?.[column + 1] ?? 0) + 1 : Math.max(below, right)
      lengths[row]?.splice(column, 1, best)
    }
  }
  return lengths
}

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  const index = one.findIndex((line, position) => line !== other[position])
  return index < 0 ? one.length : index
}

/** What has to be replaced in some lines, in order, to get others. Lines that stay are left out. */
export function difference(before: readonly string[], after: readonly string[]): Replacement[] {
  const start = sharedStart(before, after)
  const [one, other] = [before.slice(start), after.slice(start)]
  const end = Math.min(sharedStart(one.toReversed(), other.toReversed()), one.length, other.length)
  return compare(one.slice(0, one.length - end), other.slice(0, other.length - end))
}

function compare(one: readonly string[], other: readonly string[]): Replacement[] {
  const lengths = commonLengths(one, other)
  const found: Replacement[] = []
  let open: Replacement | undefined
  const current = () => {
    if (!open) {
      open = { before: [], after: [] }
      found.push(open)
    }
    return open
  }
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [old, fresh] = [one[row], other[column]]
    if (old !== undefined && old === fresh) {
      open = undefined
      row += 1
      column += 1
      continue
    }
    const skipOld = lengths[row + 1]?.[column] ?? -1
    const skipFresh = lengths[row]?.[column + 1] ?? -1
    if (old !== undefined && (fresh === undefined || skipOld >= skipFresh)) {
      current().before.push(old)
      row += 1
    } else if (fresh !== undefined) {
      current().after.push(fresh)
      column += 1
    }
  }
  return found
}
