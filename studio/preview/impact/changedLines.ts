import { diffArrays, diffWordsWithSpace } from 'diff'

/** A line that goes or comes, in parts of which some change. */
export interface ChangedLine {
  isGone: boolean
  parts: { text: string; isChanged: boolean }[]
}

/** A line and the one that comes in its place. */
function pairOf(before: string, after: string): ChangedLine[] {
  const words = diffWordsWithSpace(before, after)
  const lineOf = (isGone: boolean): ChangedLine => ({
    isGone,
    parts: words
      .filter(({ added, removed }) => (isGone ? !added : !removed))
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed })),
  })
  return [lineOf(true), lineOf(false)]
}

/** The lines that change, in order. Where as many come as go, each stands under the one it replaces. */
export function changedLines(before: string[], after: string[]): ChangedLine[] {
  const runs = diffArrays(before, after)
  return runs.flatMap(({ value, count, removed, added }, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]]
    if (removed && next?.added && next.count === count)
      return value.flatMap((line, position) => pairOf(line, next.value[position] ?? ''))
    if (added && previous?.removed && previous.count === count) return []
    const lines = removed || added ? value : []
    return lines.map((text) => ({ isGone: removed, parts: [{ text, isChanged: true }] }))
  })
}
