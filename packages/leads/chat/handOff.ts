declare global {
  /** Google Ads' conversion snippet, if it is loaded: it reports a conversion, then opens `link`. */
  var gtag_report_conversion: ((link: string) => unknown) | undefined
}

/** Opens the chat at `link` by way of `reportConversion`, or else by `open`. */
export function handOff(link: string, open: (link: string) => void): void {
  if (!reportConversion(link)) open(link)
}

/**
 * Reports a conversion through Google Ads' snippet, which then opens `link`. Returns false if the snippet is not
 * loaded or fails: then nothing was opened.
 */
export function reportConversion(link: string): boolean {
  const report = globalThis.gtag_report_conversion
  try {
    report?.(link)
    return Boolean(report)
  } catch {
    return false
  }
}
