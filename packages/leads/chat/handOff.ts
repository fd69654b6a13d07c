declare global {
  /** Google Ads' conversion snippet, if it is loaded: it reports a conversion, then opens `link`. */
  var gtag_report_conversion: ((link: string) => unknown) | undefined
}

/**
 * Opens the chat. If Google Ads' conversion snippet is loaded, it reports the conversion and opens
 * `link`; without it, or when it fails, `open` opens `link`.
 */
export function handOff(
  link: string,
  open: (link: string) => void,
  report = globalThis.gtag_report_conversion,
): void {
  if (!isReported(link, report)) open(link)
}

function isReported(link: string, report: typeof globalThis.gtag_report_conversion): boolean {
  try {
    report?.(link)
    return Boolean(report)
  } catch {
    return false
  }
}
