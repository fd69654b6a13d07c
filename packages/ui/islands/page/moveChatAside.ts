import { adoptStyle } from '../common/adopt.ts'
import { chatAsideStyle, chatMovesStyle } from './chatAsideStyle.ts'

/** What is looked into while it is behind the button. */
const BLOCKS = 'main > *, footer'
const CONTROLS = 'a, button, summary, input, select, textarea, label'
/** Links this high, as whole cards are, may be covered in part. In CSS pixels. */
const CARD = 120

/**
 * Moves the floating chat button aside while it would cover a control. The browser tells which blocks of the page
 * come into the button's place, and which of their controls. At first the button is put where it belongs without a
 * movement, which would only cost the page frames.
 */
export function moveChatAside(): void {
  const floating = document.querySelector('aside > .chat')?.parentElement
  if (!floating) return
  adoptStyle(chatAsideStyle)
  addEventListener('scroll', () => adoptStyle(chatMovesStyle), { once: true, passive: true })
  const covered = new Set<Element>()
  let place: IntersectionObserver | undefined
  const note = (entries: IntersectionObserverEntry[]) => {
    let hasMore = false
    for (const { target, intersectionRatio, isIntersecting, boundingClientRect } of entries) {
      if (target.matches(BLOCKS)) {
        for (const control of target.querySelectorAll(CONTROLS)) {
          covered.delete(control)
          if (isIntersecting) place?.observe(control)
          else place?.unobserve(control)
          hasMore ||= isIntersecting
        }
      } else if (intersectionRatio > 0 && boundingClientRect.height < CARD) covered.add(target)
      else covered.delete(target)
    }
    // Where the controls of a block are is told next: until then the button stays where it is.
    if (!hasMore) floating.classList.toggle('set-aside', covered.size > 0)
  }
  const watch = () => {
    place?.disconnect()
    covered.clear()
    place = new IntersectionObserver(note, { rootMargin: marginsAround(floating) })
    for (const block of document.querySelectorAll(BLOCKS)) place.observe(block)
  }
  addEventListener('resize', watch, { passive: true })
  // Islands show other controls after a click.
  addEventListener('click', () => requestAnimationFrame(watch), { passive: true })
  // Also runs at the start, and when the cookie banner, above which the button is, appears or disappears.
  new ResizeObserver(watch).observe(document.body, { box: 'border-box' })
}

/** The margins that leave an element's place of the window, also while what is in the element is moved. */
function marginsAround(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  return [-top, right - clientWidth, bottom - clientHeight, -left]
    .map((margin) => `${margin}px`)
    .join(' ')
}
