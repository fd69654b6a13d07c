/** The milliseconds that a visitor waits for a page that is not stored while the Lake does not answer. */
const WAIT_MS = 2800
/** Milliseconds after which it is asked whether the Lake answers: most pages are there long before. */
const ASK_AFTER_MS = 1300
/** The milliseconds that a visitor waits while the Lake answers, and it is this machine that is busy. */
const LONGEST_WAIT_MS = 15_000
/**
 * The milliseconds for which the Lake's answer counts for others: so few that nobody waits long for one that just
 * stopped.
 */
const LAKE_MAX_AGE_MS = 1000

/**
 * Returns the function that waits for an answer for a bounded time. The answer goes on being made, and is stored for
 * those who come later.
 *
 * @param isLakeUp resolves with whether the Lake answers, as it was at most so many milliseconds ago
 */
export function boundedWait(isLakeUp: (maxAgeMs: number) => Promise<boolean>) {
  return async <T>(work: Promise<T>): Promise<T> => {
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(new Error('The answer takes too long'))
    let isUp = false
    const timers = [
      setTimeout(
        () => void isLakeUp(LAKE_MAX_AGE_MS).then((answer) => (isUp = answer)),
        ASK_AFTER_MS,
      ),
      setTimeout(() => isUp || giveUp(), WAIT_MS),
      setTimeout(giveUp, LONGEST_WAIT_MS),
    ]
    try {
      return await Promise.race([work, late.promise])
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }
}
