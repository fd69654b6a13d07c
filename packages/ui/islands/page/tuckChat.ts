import { adoptStyle } from '../adopt.ts'
import { tuckStyle } from './tuckStyle.ts'

const CONTROLS = 'a, button, summary, input, select, textarea, label'
/** A whole card may be a link; beside the chat button enough of it is left. In CSS pixels. */
const CARD = 120

/** The floating chat button gives way to a control that it would lie on, and comes back afterwards. */
export function tuckChat(): void {
  const floating = document.querySelector<HTMLElement>('aside:has(> .chat)')
  const chat = floating?.querySelector('.chat')
  if (!floating || !chat) return
  adoptStyle(tuckStyle)
  const covers = () => {
    // Where the button rests, wherever it is now.
    const { left, right, top, bottom } = floating.getBoundingClientRect()
    return [left, (left + right) / 2, right].some((x) =>
      // Closer to each other than a control is high.
      [0, 0.25, 0.5, 0.75, 1].some((share) =>
        document.elementsFromPoint(x, top + share * (bottom - top)).some((element) => {
          const control = floating.contains(element) ? null : element.closest(CONTROLS)
          return control !== null && control.getBoundingClientRect().height < CARD
        }),
      ),
    )
  }
  let waiting = false
  const look = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      floating.classList.toggle('tucked', covers())
    })
  }
  for (const change of ['scroll', 'resize', 'click']) {
    addEventListener(change, look, { passive: true })
  }
  // Tells of the page as it is, and of what comes or goes later: the banner for cookies, on which the button stands.
  new ResizeObserver(look).observe(document.body, { box: 'border-box' })
}
