import type { Wake } from '../common/wake.ts'
import { choose, onChoice } from '../consent/choose.ts'
import { EVERYTHING, NOTHING, readConsent } from '../consent/record.ts'
import { askUndecided } from '../page/storedChoices.ts'

const openSettings = async () => (await import('../consent/settings.ts')).openSettings()

/** Makes the buttons of the banner work, and shows the banner until the visitor has chosen. */
export const wake: Wake = (banner) => {
  const onClick = (name: string, act: () => void) =>
    banner.querySelector(`[name=${name}]`)?.addEventListener('click', act)
  onClick('reject', () => void choose(NOTHING))
  onClick('accept', () => void choose(EVERYTHING))
  onClick('configure', () => void openSettings().catch(openSettings))
  keepClear(banner)
  returnFocus(banner)
  askUndecided()
  onChoice(askUndecided)
}

/**
 * Keeps clear of the banner while it is shown: elements that get the focus, the end of the page, and what floats, which
 * moves by `translate`, because that shifts no layout. Each gets a style of its own: for a sheet, or for a property that
 * all inherit, the browser would compute the style of many more elements.
 */
function keepClear(banner: HTMLElement): void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(banner.getBoundingClientRect().height)
    const ifShown = (style: string) => (height > 0 ? style : '')
    document.documentElement.style.scrollPaddingBottom = ifShown(`${height + 8}px`)
    document.body.style.paddingBottom = ifShown(`${height}px`)
    for (const { style } of document.querySelectorAll<HTMLElement>(
      '.cookies ~ :is(.EditorBar, .FloatingContact)',
    )) {
      style.translate = ifShown(`0 -${height}px`)
    }
  })
  observer.observe(banner)
  // Browsers scroll only the caret of a long field into sight: the banner may cover the rest of it.
  addEventListener('focusin', () => requestAnimationFrame(() => uncoverFocus(banner)))
}

/** Scrolls the focused element out from under the banner if it fits above it. */
function uncoverFocus(banner: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || banner.contains(focused) || banner.offsetHeight === 0) return
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const edge = innerHeight - Number.parseFloat(scrollPaddingBottom)
  const { bottom, height } = focused.getBoundingClientRect()
  if (bottom > edge && height < edge) focused.scrollIntoView({ block: 'nearest' })
}

/** Returns the focus, once the visitor has chosen, to where it was before (recorder.ts). */
function returnFocus(banner: HTMLElement): void {
  onChoice(() => {
    if (readConsent() && banner.contains(document.activeElement))
      globalThis.lastFocus?.focus({ preventScroll: true })
  })
}
