/** Milliseconds for which content is used again, so that a search as one types is not a query for each letter. */
const LIFETIME_MS = 10_000

/**
 * Returns a function that gives content at a moment, for pages that are made for each request: at most `LIFETIME_MS` old,
 * or as it was last while it cannot be loaded. It rejects where it never could.
 */
export function keptWhileAway<Content>(load: (now: Date) => Promise<Content>) {
  let last: { content: Content; until: number } | undefined
  return async (now: Date): Promise<Content> => {
    if (last && last.until > now.getTime()) return last.content
    const content = await load(now).catch((error) => {
      if (last) return last.content
      throw error
    })
    last = { content, until: now.getTime() + LIFETIME_MS }
    return content
  }
}
