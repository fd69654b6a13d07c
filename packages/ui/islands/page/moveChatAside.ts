import { adoptStyle } from '../common/adopt.ts'
import { chatAsideStyle } from './chatAsideStyle.ts'

const CONTROLS = 'a, button, summary, input, select, textarea, label'
/** Links this high, as whole cards are, may be covered in part. In CSS pixels. */
const CARD = 120

/** Moves the floating chat button aside while it would cover a control. */
export function moveChatAside(): void {
  const floating = document.querySelector<HTMLElement>('aside:has(> .chat)')
  const chat = floating?.querySelector('.chat')
  if (!floating || !chat) return
  adoptStyle(chatAsideStyle)
  const covers = () => {
    // The place where the button rests, even while it is moved aside.
    const { left, right, top, bottom } = floating.getBoundingClientRect()
    return [left, (left + right) / 2, right].some((x) =>
      // These points are closer to each other than a control is high.
      [0, 0.25, 0.5, 0.75, 1].some((share) =>
        document.elementsFromPoint(x, top + share * (bottom - top)).some((element) => {
          const control = floating.contains(element) ? null : element.closest(CONTROLS)
          return control !== null && control.getBoundingClientRect().height < CARD
        }),
      ),
    )
  }
  let waiting = false
  const update = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      floating.classList.toggle('set-aside', covers())
    })
  }
  for (const change of ['scroll', 'resize', 'click']) {
    addEventListener(change, update, { passive: true })
  }
  // Also runs at the start, and when the cookie banner, above which the button is, appears or disappears.
  new ResizeObserver(update).observe(document.body, { box: 'border-box' })
}
