/** The drafts that somebody marked or unmarked by hand, by their published ids. */
export type Marks = ReadonlyMap<string, boolean>

interface Draft {
  /** The published id. */
  id: string
}

/** The marks once somebody has published drafts: those of published ones end, all others stay for the next try. */
export const marksAfter = (
  marks: Marks,
  chosen: readonly Draft[],
  failed: readonly Draft[],
): Marks =>
  new Map(
    [...marks].filter(
      ([id]) => !chosen.some((draft) => draft.id === id) || failed.some((draft) => draft.id === id),
    ),
  )
