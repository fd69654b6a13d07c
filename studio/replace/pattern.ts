/** What staff look for. */
export interface Wanted {
  text: string
  /** Whether letters and accents must be the same: otherwise 'carencia' finds 'Carência'. */
  exact: boolean
  /** Whether a find must not begin or end within a word. */
  wholeWords: boolean
}

/** A part of a text, from its first character up to the one after its last. */
export interface Range {
  start: number
  end: number
}

/** A text as it is compared, and where each of its characters stands in the text itself. */
interface Compared {
  text: string
  /** One place more than there are characters: the end. */
  places: number[]
}

/** Spaces that do not break a line count as spaces, and word joiners as nothing. */
function comparedCharacter(character: string, exact: boolean): string {
  const plain = character.replace(/\s/u, ' ').replace(/\u2060/u, '')
  return exact
    ? plain
    : plain
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase()
}

function compared(text: string, exact: boolean): Compared {
  const places: number[] = []
  let all = ''
  let at = 0
  for (const character of text) {
    const one = comparedCharacter(character, exact)
    for (let unit = 0; unit < one.length; unit += 1) places.push(at)
    all += one
    at += character.length
  }
  return { text: all, places: [...places, at] }
}

const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')

/** Where a text says what is wanted, from the left, without overlaps. */
export function findAll(text: string, { text: sought, exact, wholeWords }: Wanted): Range[] {
  const key = compared(sought.trim(), exact).text
  if (!key) return []
  const { text: searched, places } = compared(text, exact)
  const found: Range[] = []
  let from = searched.indexOf(key)
  while (from >= 0) {
    const end = from + key.length
    const isWhole = !isWord(searched[from - 1]) && !isWord(searched[end])
    if (!wholeWords || isWhole) {
      found.push({ start: places[from] ?? 0, end: places[end] ?? text.length })
    }
    from = searched.indexOf(key, !wholeWords || isWhole ? end : from + 1)
  }
  return found
}

const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What stands in place of a find. If case does not matter, it takes the case of what it replaces: a capital
 * at the start of a sentence, capitals in a heading.
 */
export function replacementOf(found: string, { text, exact }: Wanted, replacement: string): string {
  if (exact) return replacement
  if (found.length > 1 && isUpper(found) && !isUpper(text.trim())) return replacement.toUpperCase()
  const hasNewCapital = isUpper(found.charAt(0)) && !isUpper(text.trim().charAt(0))
  return hasNewCapital ? capitalized(replacement) : replacement
}
