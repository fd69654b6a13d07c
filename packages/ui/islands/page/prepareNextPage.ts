import { speculate } from './speculate.ts'

/**
 * Prepares for the next page once the visitor points at a link, presses something, scrolls or comes to a link with the
 * keyboard: it is work, for the browser and the network, that nobody needs who only looks. Not for visitors who save
 * data, and not in pages with drafts, which are Next's.
 */
export function prepareNextPage(): void {
  if (navigator.connection?.saveData || '__next_f' in window) return
  const prepared = new AbortController()
  const prepare = (link: HTMLElement | null) => {
    prepared.abort()
    speculate(link)
  }
  const react = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a') : null
    if (link || type !== 'pointerover') prepare(link)
  }
  // A click too: its beginning may have come before this script.
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'click', 'scroll']) {
    addEventListener(event, react, { capture: true, passive: true, signal: prepared.signal })
  }
  const hovered = document.querySelector<HTMLElement>('a:hover')
  if (hovered) prepare(hovered)
}
