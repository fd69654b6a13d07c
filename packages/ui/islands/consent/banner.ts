import { consentText } from '../../text/consent.ts'
import { adoptStyle } from '../adopt.ts'
import { bannerStyle } from './bannerStyle.ts'
import { choose, onChoice } from './choose.ts'
import { EVERYTHING, NOTHING, readConsent } from './record.ts'

const { label, text, more, reject, accept, configure } = consentText.banner

const HTML = `
<p>${text} <a href="${consentText.policy}">${more}</a></p>
<button class="button" type="button">${reject}</button>
<button class="button" type="button">${accept}</button>
<button class="button quiet" type="button">${configure}</button>`

const openSettings = async () => (await import('./settings.ts')).openSettings()

/** Asks for the visitor's choice at the foot of the window, until there is one. */
export function showBanner(): void {
  if (document.querySelector('.cookies')) return
  adoptStyle(bannerStyle)
  const banner = document.createElement('aside')
  banner.className = 'cookies'
  banner.ariaLabel = label
  banner.innerHTML = HTML
  const [rejects, accepts, configures] = banner.querySelectorAll('button')
  rejects?.addEventListener('click', () => void choose(NOTHING))
  accepts?.addEventListener('click', () => void choose(EVERYTHING))
  configures?.addEventListener('click', () => void openSettings().catch(openSettings))
  // Before the page, and after the link that skips to its content: who goes by keyboard meets it
  // before what it lies over.
  const skip = document.querySelector('.skip')
  if (skip) skip.after(banner)
  else document.body.prepend(banner)
  leaveWhenChosen(banner, keepClear(banner))
}

/** Tells the page how high the banner is, so that nothing that floats or has focus lies under it. */
function keepClear(banner: HTMLElement): () => void {
  const page = document.documentElement.style
  const observer = new ResizeObserver(() =>
    page.setProperty('--banner', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  // Browsers bring only the caret of a long field into sight: the rest of it may lie under the banner.
  const uncoverFocus = () => requestAnimationFrame(() => uncover(banner))
  addEventListener('focusin', uncoverFocus)
  return () => {
    observer.disconnect()
    removeEventListener('focusin', uncoverFocus)
    page.removeProperty('--banner')
  }
}

/** Scrolls what has focus out from under the banner, where it fits above it. */
function uncover(banner: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || banner.contains(focused)) return
  const edge = banner.getBoundingClientRect().top
  const { bottom, height } = focused.getBoundingClientRect()
  if (bottom > edge && height < edge) focused.scrollIntoView({ block: 'nearest' })
}

function leaveWhenChosen(banner: HTMLElement, clear: () => void): void {
  let origin: EventTarget | null = null
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) {
      origin = relatedTarget
    }
  })
  const chosen = new AbortController()
  onChoice(() => {
    if (!readConsent()) return
    const hadFocus = banner.contains(document.activeElement)
    chosen.abort()
    clear()
    banner.remove()
    if (hadFocus && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
  }, chosen.signal)
}
