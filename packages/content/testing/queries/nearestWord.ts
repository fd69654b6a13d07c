/** The number of letters of a name that may be wrong. */
const MAX_DISTANCE = 2

/** The word that was probably meant by a name: the one with the fewest letters to change, to add or to remove. */
export function nearestWord(name: string, words: Iterable<string>): string | undefined {
  const found = [...words]
    .map((word) => ({ word, distance: distanceOf(name, word) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
  return found.sort((one, other) => one.distance - other.distance)[0]?.word
}

/** Returns how many letters to change, to add or to remove make one word of another (Levenshtein's distance). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...one].entries()) {
    let left = above + 1
    row = row.map((up, index) => {
      if (index === 0) return left
      const diagonal = row[index - 1] ?? 0
      left = Math.min(up + 1, left + 1, diagonal + (letter === other[index - 1] ? 0 : 1))
      return left
    })
  }
  return row.at(-1) ?? 0
}
