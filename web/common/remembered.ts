/** Asks at most once in `memoryMs` milliseconds; those who ask meanwhile get the same answer. */
export function remembered<T>(ask: () => Promise<T>, memoryMs: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (!last || last.until < Date.now()) last = { answer: ask(), until: Date.now() + memoryMs }
    return last.answer
  }
}
