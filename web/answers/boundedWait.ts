import { remembered } from '../common/remembered.ts'

/** Milliseconds that a visitor waits for a page that is not stored while the Lake does not answer. */
const WAIT_MS = 2800
/** Milliseconds after which it is asked whether the Lake answers: most pages are there long before. */
const ASK_AFTER_MS = 1300
/** Milliseconds that a visitor waits while the Lake answers, and it is this machine that is busy. */
const LONGEST_WAIT_MS = 15_000
/** Milliseconds in which the Lake has to answer to count as working, and for which its answer counts for others who wait. */
const LAKE_DEADLINE_MS = 3000
const LAKE_MEMORY_MS = 1000

/**
 * Returns the function that waits for an answer for a bounded time. The answer goes on being made, and is stored for
 * those who come later.
 *
 * @param askLake rejects when the Lake does not answer before the signal aborts
 */
export function boundedWait(askLake: (signal: AbortSignal) => Promise<unknown>) {
  const lakeAnswers = remembered(
    () =>
      askLake(AbortSignal.timeout(LAKE_DEADLINE_MS)).then(
        () => true,
        () => false,
      ),
    LAKE_MEMORY_MS,
  )
  return async <T>(work: Promise<T>): Promise<T> => {
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(new Error('The answer takes too long'))
    let isLakeWell = false
    const timers = [
      setTimeout(() => void lakeAnswers().then((answers) => (isLakeWell = answers)), ASK_AFTER_MS),
      setTimeout(() => isLakeWell || giveUp(), WAIT_MS),
      setTimeout(giveUp, LONGEST_WAIT_MS),
    ]
    try {
      return await Promise.race([work, late.promise])
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }
}
