const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** While things are being built, Ctrl+C ends the stack at once; its children end with it. */
export function endOnSignal(): void {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(130))
}

/** Resolves on Ctrl+C, which from now on no longer ends the process by itself. */
export function untilSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => resolve(null))
  })
}
