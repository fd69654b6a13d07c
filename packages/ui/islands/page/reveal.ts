/** The events of a visitor who scrolls by hand. No key, link, script or search in the page causes one of them. */
const BY_HAND = ['wheel', 'touchmove']

/** The events after which a scrolling is no longer by hand. */
const OTHERWISE = ['scrollend', 'click', 'keydown']

/** The share of a section in sight at which it is revealed: 5% on a phone, else 10%. */
const threshold = () => (matchMedia('(max-width: 768px)').matches ? 0.05 : 0.1)

/**
 * Reveals each section once, when a visitor who scrolls by hand brings it into sight. Sections wait for that only
 * while such a scrolling lasts, a little below their place (`theme/islands.css`). At rest, and in a scrolling that
 * anything else began, every section is simply there.
 *
 * A view timeline of CSS would need no script, but it runs backwards as well, knows no delay, and cannot tell a
 * visitor's hand from a link.
 */
export function revealSections(): void {
  const sections = new Set(document.querySelectorAll('main section.band'))
  let isByHand = false
  let last = scrollY
  let stopWaiting: (() => void) | undefined
  listen(BY_HAND, () => {
    isByHand = true
  })
  listen(['scroll'], () => {
    if (isByHand) stopWaiting ??= waitForSight(sections, last + innerHeight)
    else finishReveals()
    last = scrollY
  })
  listen(OTHERWISE, () => {
    isByHand = false
    stopWaiting?.()
    stopWaiting = undefined
  })
}

function listen(events: string[], run: () => void): void {
  for (const event of events) addEventListener(event, run, { passive: true })
}

/** Shows at once what is being revealed. */
function finishReveals(): void {
  for (const part of document.querySelectorAll('.seen'))
    for (const movement of part.getAnimations()) movement.finish()
}

/**
 * Lets sections wait until they come into sight.
 *
 * @param sections those that were not revealed yet; what was in sight before the scrolling is taken out
 * @param edge the lower edge of the window before the scrolling, in pixels from the top of the page
 * @returns a function that ends the waiting of all that still do
 */
function waitForSight(sections: Set<Element>, edge: number): () => void {
  const waiting = new Set<Element>()
  const reveal = (section: Element) => {
    sections.delete(section)
    waiting.delete(section)
    for (const { classList } of section.children) classList.replace('unseen', 'seen')
  }
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target)
    },
    { threshold: threshold() },
  )
  const tops = [...sections].map((section) => ({
    section,
    top: section.getBoundingClientRect().top + scrollY,
  }))
  for (const { section, top } of tops) {
    if (top < edge) sections.delete(section)
    else {
      waiting.add(section)
      sight.observe(section)
      for (const { classList } of section.children) classList.add('unseen')
    }
  }
  return () => {
    sight.disconnect()
    for (const section of waiting) {
      if (section.getBoundingClientRect().top < innerHeight) reveal(section)
      else for (const { classList } of section.children) classList.remove('unseen')
    }
  }
}
