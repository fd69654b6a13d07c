declare global {
  interface Navigator {
    /** Undefined in browsers that do not tell. https://wicg.github.io/netinfo */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Lets the browser render linked pages before a click (speculationRules.ts), but not of visitors who save data. */
export async function speculate(): Promise<void> {
  if (!navigator.connection?.saveData) (await import('./insertRules.ts')).insertRules()
}
