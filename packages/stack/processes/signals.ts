const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Ends this process at once on a signal, as during a build. Its children are stopped as it exits. */
export function endOnSignal(): void {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(130))
}

/** Resolves at the next signal. From now on a signal no longer ends this process at once. */
export function untilSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => resolve(null))
  })
}
