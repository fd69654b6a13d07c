/**
 * Runs inline, before any other script of ours. Stores the clicks on islands that do not work yet, one
 * for each control, and fetches the loader that wakes them. If the loader cannot be fetched, it repeats
 * the stored clicks, which then act as on plain HTML, and stores no more.
 */
declare const ENTRY: string
// Both are written in by the build (bundle.ts).
declare const LARGER_TEXT_NAME: string

let native = false
const taps: HTMLElement[] = []
Object.assign(window, { taps })

addEventListener(
  'click',
  (event) => {
    if (native || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('a[data-island],[data-island] [type=button]')
    if (!control) return
    event.preventDefault()
    if (control.ariaBusy) return
    control.ariaBusy = 'true'
    taps.push(control)
  },
  true,
)

import(ENTRY).catch(() => {
  native = true
  for (const control of taps) {
    control.ariaBusy = null
    control.click()
  }
})

try {
  document.documentElement.style.fontSize =
    localStorage[LARGER_TEXT_NAME] || sessionStorage[LARGER_TEXT_NAME]
} catch {
  // Without storage there is no stored size.
}
