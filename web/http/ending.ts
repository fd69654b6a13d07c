declare global {
  // Next bundles each route apart; they share only globals within one process.
  var isSiteEnding: boolean | undefined
}

/** Remembers when the site is told to end. It then only answers what was asked before. */
export function watchForEnd(): void {
  process.once('SIGTERM', () => {
    globalThis.isSiteEnding = true
  })
}

/** Returns whether the site was told to end. */
export const isEnding = (): boolean => globalThis.isSiteEnding === true
