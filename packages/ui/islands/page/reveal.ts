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
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
        const { top, height } = boundingClientRect
        const window = rootBounds?.height ?? 0
        const isHidden = target.classList.contains('unseen')
        const isBelow = top >= window && height * share <= window / 4
        if (!isHidden && isBelow) {
          target.classList.add('unseen')
          continue
        }
        if (isHidden && !isIntersecting) continue
        target.classList.add('seen')
        sight.unobserve(target)
      }
    },
    { threshold: share },
  )
  for (const section of document.querySelectorAll('main > section')) sight.observe(section)
}
