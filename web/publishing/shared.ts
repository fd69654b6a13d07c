/**
 * Lets callers share a run: whoever comes while one is under way waits, with all others who do, for
 * the one that begins after it. Each caller's run begins after its call, and no two run at once.
 */
export function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  const begin = () => {
    next = undefined
    const begun = run()
    current = begun.catch(() => undefined)
    return begun
  }
  return () => {
    next ??= current.then(begin)
    return next
  }
}
