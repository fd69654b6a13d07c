import { consentWords } from '../../words/consent.ts'
import { adoptStyle } from '../common/adopt.ts'
import { ownMarkup } from '../common/markup.ts'
import { bannerStyle } from './bannerStyle.ts'
import { choose, onChoice } from './choose.ts'
import { EVERYTHING, NOTHING, readConsent } from './record.ts'

const { label, text, more, reject, accept, configure } = consentWords.banner

const HTML = `
<p>${text} <a href="${consentWords.policy}">${more}</a></p>
<button class="button" type="button">${reject}</button>
<button class="button" type="button">${accept}</button>
<button class="button quiet" type="button">${configure}</button>`

const openSettings = async () => (await import('./settings.ts')).openSettings()

/** Shows the banner at the bottom of the window until the visitor has chosen. */
export function showBanner(): void {
  if (document.querySelector('.cookies')) return
  adoptStyle(bannerStyle)
  const banner = document.createElement('aside')
  banner.className = 'cookies'
  banner.ariaLabel = label
  banner.innerHTML = ownMarkup(HTML)
  const [rejects, accepts, configures] = banner.querySelectorAll('button')
  rejects?.addEventListener('click', () => void choose(NOTHING))
  accepts?.addEventListener('click', () => void choose(EVERYTHING))
  configures?.addEventListener('click', () => void openSettings().catch(openSettings))
  // After the skip link and before the rest of the page: keyboard users reach the banner before the
  // elements that it covers.
  const skip = document.querySelector('.skip')
  if (skip) skip.after(banner)
  else document.body.prepend(banner)
  removeWhenChosen(banner, reserveSpace(banner))
}

/**
 * What keeps clear of a banner of a height in pixels: the end of the page, elements that get the focus, and what
 * floats, which moves by `translate`, because that shifts no layout. As a property of the root that all inherit, the
 * height would have the style of each element of the page computed anew.
 */
const roomFor = (height: number) => `
html { scroll-padding-bottom: ${height + 8}px }
body { padding-bottom: ${height}px }
.cookies ~ aside { translate: 0 -${height}px }
.toasts { --banner: ${height}px }`

/** Keeps the page and what floats on it clear of the banner. Returns a function that undoes it. */
function reserveSpace(banner: HTMLElement): () => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const observer = new ResizeObserver(() => sheet.replaceSync(roomFor(banner.offsetHeight)))
  observer.observe(banner)
  // Browsers scroll only the caret of a long field into sight: the banner may cover the rest of it.
  const uncoverFocus = () => requestAnimationFrame(() => uncover(banner))
  addEventListener('focusin', uncoverFocus)
  return () => {
    observer.disconnect()
    removeEventListener('focusin', uncoverFocus)
    sheet.replaceSync('')
  }
}

/** Scrolls the focused element out from under the banner if it fits above it. */
function uncover(banner: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || banner.contains(focused)) return
  const edge = banner.getBoundingClientRect().top
  const { bottom, height } = focused.getBoundingClientRect()
  if (bottom > edge && height < edge) focused.scrollIntoView({ block: 'nearest' })
}

/** Removes the banner once the visitor has chosen, and returns the focus to where it came from. */
function removeWhenChosen(banner: HTMLElement, release: () => void): void {
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
    release()
    banner.remove()
    if (hadFocus && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
  }, chosen.signal)
}
