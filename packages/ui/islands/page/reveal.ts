import { adoptStyle } from '../common/adopt.ts'
import { prefersStillness } from '../common/motion.ts'
import { revealStyle } from './revealStyle.ts'

/** The share of a section in sight at which it is revealed: 5% on a phone, else 10%. */
const threshold = () => (matchMedia('(max-width: 768px)').matches ? 0.05 : 0.1)

/**
 * Reveals each section once, when it comes into sight. Only sections below the window are hidden at
 * first, and none that is so long that its threshold would leave a quarter of the window empty.
 */
export function revealSections(): void {
  if (prefersStillness()) return
  adoptStyle(revealStyle)
  const share = threshold()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.classList.add('seen')
        sight.unobserve(target)
      }
    },
    { threshold: share },
  )
  for (const section of document.querySelectorAll('main > section')) {
    const { top, height } = section.getBoundingClientRect()
    if (top < innerHeight || height * share > innerHeight / 4) continue
    section.classList.add('unseen')
    sight.observe(section)
  }
}
