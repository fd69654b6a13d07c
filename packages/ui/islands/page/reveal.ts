import { adoptStyle } from '../common/adopt.ts'
import { prefersStillness } from '../common/motion.ts'
import { revealStyle } from './revealStyle.ts'

/** The share of a section in sight at which it is revealed: 5% on a phone, else 10%. */
const threshold = () => (matchMedia('(max-width: 768px)').matches ? 0.05 : 0.1)

/**
 * Reveals each section once, when it comes into sight. Only sections below the window are hidden at
 * first, and none that is so long that its threshold would leave a quarter of the window empty. The browser
 * says where they are once it has laid the page out; to ask it would have it do so at once.
 */
export function revealSections(): void {
  if (prefersStillness()) return
  adoptStyle(revealStyle)
  const share = threshold()
  const hidden = new Set<Element>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
        const { top, height } = boundingClientRect
        const window = rootBounds?.height ?? 0
        const isHidden = hidden.has(target)
        const isBelow = top >= window && height * share <= window / 4
        if (!isHidden && isBelow) {
          hidden.add(target)
          mark(target, 'unseen')
          continue
        }
        if (isHidden && !isIntersecting) continue
        if (isHidden) mark(target, 'seen')
        sight.unobserve(target)
      }
    },
    { threshold: share },
  )
  for (const section of document.querySelectorAll('main > section')) sight.observe(section)
}

/**
 * Gives the parts of a section a class. With a class of the section, on which the style of its parts depends, the
 * browser would compute the style of all that is in them.
 */
function mark(section: Element, name: string): void {
  for (const part of section.children) part.classList.add(name)
}
