import { adoptStyle } from '../adopt.ts'
import { prefersStillness } from '../motion.ts'
import { revealStyle } from './revealStyle.ts'

/** How much of a section is in sight when it is revealed (specification, section 2). */
const threshold = () => (matchMedia('(max-width: 768px)').matches ? 0.05 : 0.1)

/**
 * Reveals each section once, when it comes into sight. Only what is still below the window is hidden
 * at first; so is nothing so long that its threshold would leave a quarter of the window empty.
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
