import { fold } from '@elos/content/parts/text/fold'

/** A row of a list in which staff search. */
export interface SearchedRow {
  id: string
  /** The text in which words are searched. */
  searched: string
}

/** Returns the rows that have all words of a search, in any order and however they are written. */
export function rowsWith<Row extends SearchedRow>(rows: readonly Row[], search: string): Row[] {
  const words = fold(search).split(' ').filter(Boolean)
  return rows.filter(({ searched }) => {
    const text = fold(searched)
    return words.every((word) => text.includes(word))
  })
}
