/** Resolves or rejects as `work` does, or rejects once the signal aborts. */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, late])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
