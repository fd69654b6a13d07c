import type { Replacement } from '@elos/content/consequence/difference'

/** A line that goes or comes, with the words that change in it between those that stay. */
export interface ChangedLine {
  isGone: boolean
  start: string
  changed: string
  end: string
}

/** The words of a line, and the spaces between them. */
const wordsOf = (line: string) => line.split(/(\s+)/)

/** How many of the first words are the same in two lines. */
function shared(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, position) => word !== other[position])
  return index < 0 ? one.length : index
}

/** A line and the one that comes in its place. */
function pairOf(before: string, after: string): ChangedLine[] {
  const [gone, fresh] = [wordsOf(before), wordsOf(after)]
  const start = shared(gone, fresh)
  const [left, other] = [gone.slice(start), fresh.slice(start)]
  const end = shared(left.toReversed(), other.toReversed())
  const lineOf = (words: readonly string[], isGone: boolean): ChangedLine => ({
    isGone,
    start: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  })
  return [lineOf(gone, true), lineOf(fresh, false)]
}

const wholeLine = (changed: string, isGone: boolean): ChangedLine => ({
  isGone,
  start: '',
  changed,
  end: '',
})

/** The lines of some changes in their order. Where as many come as go, each stands under the one it replaces. */
export const changedLines = (changes: readonly Replacement[]): ChangedLine[] =>
  changes.flatMap(({ before, after }) =>
    before.length === after.length
      ? before.flatMap((line, index) => pairOf(line, after[index] ?? ''))
      : [
          ...before.map((line) => wholeLine(line, true)),
          ...after.map((line) => wholeLine(line, false)),
        ],
  )
