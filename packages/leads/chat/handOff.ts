declare global {
  /** Google Ads' conversion snippet, if it is loaded: it reports a conversion, then opens `link`. */
  var gtag_report_conversion: ((link: string) => unknown) | undefined
}

/**
 * Opens the chat. If Google Ads' conversion snippet is loaded, it reports the conversion and opens
 * `link`; without it, or when it fails, `open` opens `link`.
 */
export function handOff(link: string, open: (link: string) => void): void {
  if (!isReported(link)) open(link)
}

/** Has the conversion snippet open `link`. False without one, or when it fails: then nothing was opened. */
export function isReported(link: string): boolean {
  const report = globalThis.gtag_report_conversion
  try {
    report?.(link)
    return Boolean(report)
  } catch {
    return false
  }
}
