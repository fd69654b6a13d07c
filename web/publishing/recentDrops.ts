declare global {
  // Next bundles each route apart; they share only globals within one process.
  var droppedTags: Map<string, number> | undefined
}

/** Milliseconds for which a drop is remembered: longer than any answer takes to be made. */
const REMEMBERED_MS = 60_000

/** Records that the answers with these tags were dropped at `now`, in milliseconds since 1970. */
export function noteDropped(tags: readonly string[], now: number): void {
  globalThis.droppedTags ??= new Map()
  const drops = globalThis.droppedTags
  for (const [tag, moment] of drops) if (moment < now - REMEMBERED_MS) drops.delete(tag)
  for (const tag of tags) drops.set(tag, now)
}

/** Returns whether one of these tags was dropped at `moment` or later. */
export function droppedSince(tags: readonly string[], moment: number): boolean {
  return tags.some(
    (tag) => (globalThis.droppedTags?.get(tag) ?? Number.NEGATIVE_INFINITY) >= moment,
  )
}
