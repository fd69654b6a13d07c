import { LARGER_TEXT } from '@elos/content/parts/storage/names'

/**
 * Runs inline, before any other script of ours. Stores the clicks on islands that do not work yet, one
 * for each control, and fetches the loader that wakes them: once the page is there and the browser idle,
 * or as soon as the visitor does something. If the loader cannot be fetched, it repeats the stored clicks,
 * which then act as on plain HTML, and stores no more.
 */
// Written in by the build (bundle.ts).
declare const ENTRY: string

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

let isLoading = false
const load = () => {
  if (isLoading) return
  isLoading = true
  import(ENTRY).catch(() => {
    native = true
    for (const control of taps) {
      control.ariaBusy = null
      control.click()
    }
  })
}
for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(intent, load, { capture: true, passive: true })
}
addEventListener('DOMContentLoaded', () =>
  'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 200),
)

try {
  document.documentElement.style.fontSize = localStorage[LARGER_TEXT] || sessionStorage[LARGER_TEXT]
} catch {
  // Without storage there is no stored size.
}
