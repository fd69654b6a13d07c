import { prefersStillness } from '../common/motion.ts'
import type { Wake } from '../common/wake.ts'

/** The time that counting from 0 to the figure takes, in milliseconds. */
const DURATION = 9000
/**
 * The time for which a number is shown at least, in milliseconds: each one makes the browser draw the page anew, and
 * is to be read.
 */
const SHORTEST = 50

/** A text with one whole number, as Portuguese writes it: '250%', '1.200%'. */
const WHOLE_FIGURE = /^\D*(\d{1,3}(?:\.\d{3})+|\d+)\D*$/

/** Returns the share that is shown at a progress: it grows fast at first, slower and slower towards the end. */
const easeOutQuartic = (progress: number): number => 1 - (1 - progress) ** 4

/**
 * Counts up from 0 to the figure in the page, once, when it comes into sight. Screen readers hear the
 * final figure only. Nothing moves in a text without a figure ('sob consulta'), with a fraction, or with several.
 */
export const wake: Wake = (card) => {
  const shown = card.querySelector('b')
  const text = shown?.textContent ?? ''
  const [, figure] = text.match(WHOLE_FIGURE) ?? []
  if (!shown || !figure || prefersStillness()) return
  const spoken = document.createElement('span')
  spoken.className = 'hidden'
  spoken.textContent = text
  shown.before(spoken)
  shown.ariaHidden = 'true'

  const number = Number(figure.replaceAll('.', ''))
  const show = (progress: number) => {
    const value = Math.round(number * easeOutQuartic(progress))
    const counted = figure.includes('.') ? value.toLocaleString('pt-BR') : String(value)
    const next = progress < 1 ? text.replace(figure, counted) : text
    // Nothing is drawn until the number is another one.
    if (next !== shown.textContent) shown.textContent = next
  }
  const run = (start: number) => {
    const progress = Math.min(1, (performance.now() - start) / DURATION)
    show(progress)
    if (progress < 1) setTimeout(() => run(start), SHORTEST)
  }
  show(0)
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    run(performance.now())
  })
  sight.observe(card)
  // Paper shows no number that was on its way.
  addEventListener('beforeprint', () => show(1))
}
