declare global {
  /** Google Ads' conversion snippet, where it is loaded: it reports, then opens `link` itself. */
  var gtag_report_conversion: ((link: string) => unknown) | undefined
}

/**
 * Opens the chat: through the global conversion report where there is one, else by `open`
 * (specification, section 7). A report that fails does not cost the conversation.
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
