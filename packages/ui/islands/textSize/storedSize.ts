import { LARGER_TEXT } from '@elos/content/parts/storage/names'

/**
 * Gives the page the size of text that the visitor chose last (textSwitch.ts). On other pages than
 * prerendered ones the recorder has done it, before they were painted; its bytes are in every page.
 */
export function applyStoredSize(): void {
  try {
    document.documentElement.style.fontSize =
      localStorage[LARGER_TEXT] || sessionStorage[LARGER_TEXT] || ''
  } catch {
    // Without storage there is no stored size.
  }
}
