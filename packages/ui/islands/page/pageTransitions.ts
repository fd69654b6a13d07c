declare global {
  interface Navigator {
    /**
     * The gigabytes of memory, rounded; undefined in browsers that do not tell.
     * https://www.w3.org/TR/device-memory/
     */
    readonly deviceMemory?: number
  }
}

/** The gigabytes of memory up to which devices are slow, as browsers tell them: they round them. */
const SLOW_MEMORY = 4

/**
 * Stops the transitions between pages on slow devices: on a processor 6 times slower than ours a transition took a
 * third of the time from the click to the next page. To skip a transition that has begun would still draw the page for
 * it.
 */
export function stopTransitionsOnSlowDevices(): void {
  if (!navigator.deviceMemory || navigator.deviceMemory > SLOW_MEMORY) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@view-transition { navigation: none }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
