import { adoptStyle } from '../common/adopt.ts'
import { prefersStillness } from '../common/motion.ts'
import { revealStyle } from './revealStyle.ts'

/** The share of a section in sight at which it is revealed: 5% on a phone, else 10%. */
const threshold = () => (matchMedia('(max-width: 768px)').matches ? 0.05 : 0.1)

/** Sections are hidden when the visitor comes as near as a window's height. */
const NEAR = '0px 0px 100%'

/**
 * Reveals each section once, when it comes into sight. The visitor's first scrolling hides those that are near and
 * below the window, and each further one as it comes near: what nobody approaches costs no work, and what somebody
 * jumps to is there at once. None is hidden that is so long that its threshold would leave a quarter of the window
 * empty.
 */
export function revealSections(): void {
  if (!prefersStillness()) addEventListener('scroll', hideNearSections, { once: true })
}

function hideNearSections(): void {
  adoptStyle(revealStyle)
  const share = threshold()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sight.unobserve(target)
        mark(target, 'seen')
      }
    },
    { threshold: share },
  )
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        nearness.unobserve(target)
        const { top, height } = boundingClientRect
        if (top < innerHeight || height * share > innerHeight / 4) continue
        mark(target, 'unseen')
        sight.observe(target)
      }
    },
    { rootMargin: NEAR },
  )
  for (const section of document.querySelectorAll('main > section')) nearness.observe(section)
}

/**
 * Gives the parts of a section a class. With a class of the section, on which the style of its parts depends, the
 * browser would compute the style of all that is in them.
 */
function mark(section: Element, name: string): void {
  for (const part of section.children) part.classList.add(name)
}
