import { askLake } from './client.ts'

/** Milliseconds in which the Lake has to answer to count as up. */
const DEADLINE_MS = 3000

/**
 * Returns the function that asks whether the Lake answers. Who asks says how old the answer may be, in milliseconds; an
 * answer that is younger is used again, so that many visitors who wait are one query.
 *
 * @param ask rejects when the Lake does not answer before the signal aborts
 */
export function lakeCheck(ask: (signal: AbortSignal) => Promise<unknown>) {
  let last: { isUp: Promise<boolean>; askedAt: number } | undefined
  return (maxAgeMs: number): Promise<boolean> => {
    const now = Date.now()
    if (!last || now > last.askedAt + maxAgeMs) {
      const answer = ask(AbortSignal.timeout(DEADLINE_MS))
      const isUp = answer.then(
        () => true,
        () => false,
      )
      last = { isUp, askedAt: now }
    }
    return last.isUp
  }
}

/** Resolves with whether the Lake answers, as it was at most `maxAgeMs` milliseconds ago. Never rejects. */
export const isLakeUp = lakeCheck(askLake)
