// Written in by the build (bundle.ts), so that the loader shares no module with the chunks it loads.
declare const LARGER_TEXT_NAME: string

/**
 * Gives the page the size of text that the visitor chose last (textSwitch.ts). On other pages than
 * prerendered ones the recorder has done it, before they were painted; its bytes are in every page.
 */
export function applyStoredSize(): void {
  try {
    document.documentElement.style.fontSize =
      localStorage[LARGER_TEXT_NAME] || sessionStorage[LARGER_TEXT_NAME] || ''
  } catch {
    // Without storage there is no stored size.
  }
}
