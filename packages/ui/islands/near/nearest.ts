/** The least likeness, from 0 to 1, of an address that is suggested. */
const LEAST_LIKENESS = 0.6

/** The fewest pairs of letters by which addresses are compared: shorter ones are like too many. */
const LEAST_PAIRS = 3

/** The pairs of letters that follow each other in an address, without case and accents: 'am', 'mi', 'il'. */
function pairsOf(path: string): Set<string> {
  const letters = path.slice(1).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(
    Array.from(letters)
      .flatMap((_, at) => letters.slice(at, at + 2))
      .slice(0, -1),
  )
}

/**
 * The likeness of two addresses, from 0 to 1, by the pairs of letters that both have: the mean of their share in the
 * shorter address (overlap coefficient), so that a part is found, and in both (Dice coefficient).
 */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size)
  if (least < LEAST_PAIRS) return 0
  const common = [...one].filter((pair) => other.has(pair)).length
  return (common / least + (2 * common) / (one.size + other.size)) / 2
}

/** Finds the address that is most like a wrong one; undefined when none is like it. */
export function nearest(wrong: string, paths: readonly string[]): string | undefined {
  const wanted = pairsOf(wrong)
  const found = paths
    .map((path) => ({ path, likeness: likeness(wanted, pairsOf(path)) }))
    .sort((one, other) => other.likeness - one.likeness)
    .find(({ likeness }) => likeness >= LEAST_LIKENESS)
  return found?.path
}
