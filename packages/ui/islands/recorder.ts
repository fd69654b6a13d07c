import { CONSENT, LARGER_TEXT } from '@elos/content/parts/storage/names'
import { whenIdle } from './common/whenIdle.ts'

/**
 * Runs inline, before any other script of ours. Stores the clicks on islands that do not work yet, one
 * for each control, and fetches the loader that wakes them: once the page is there and the browser idle,
 * or as soon as the visitor does something. If the loader cannot be fetched, it repeats the stored clicks,
 * which then act as on plain HTML, stores no more, and hides the banner for cookies, whose buttons do nothing.
 * Before the page is painted it applies what the visitor has stored. It remembers where the focus was before the banner
 * had it.
 */
// The build writes it in (bundle.ts).
declare const ENTRY: string
declare global {
  /** The element that last lost the focus, neither of the banner for cookies nor of a dialog. */
  var lastFocus: HTMLElement | undefined
}

const root = document.documentElement
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

addEventListener('focusout', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('.cookies,dialog'))
    globalThis.lastFocus = target
})

let isLoading = false
const load = () => {
  if (isLoading) return
  isLoading = true
  import(ENTRY).catch(() => {
    native = true
    delete root.dataset.undecided
    for (const control of taps) {
      control.ariaBusy = null
      control.click()
    }
  })
}
for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(intent, load, { capture: true, passive: true })
}
addEventListener('DOMContentLoaded', () => whenIdle(load))

try {
  const size = localStorage[LARGER_TEXT] || sessionStorage[LARGER_TEXT]
  if (size) root.style.fontSize = size
  // This is for pages outside the Studio's frame. The banner's island looks at the choice more closely
  // (page/storedChoices.ts).
  if (top === window && !localStorage[CONSENT]) root.dataset.undecided = ''
} catch {
  // Without storage there is neither a stored size nor a choice.
}
