import { adoptStyle } from '../common/adopt.ts'
import { whenIdle } from '../common/whenIdle.ts'

const CONTROLS = ':is(main, footer) :is(a, button, summary, input, select, textarea, label)'
/** Links this high, as whole cards are, may be covered in part. In CSS pixels. */
const CARD = 120
/** The distance, in CSS pixels, between the points at which the page is looked at. No control is smaller. */
const STEP = 20

/** The movement for a visitor who uses the page: the button moves aside and back before their eyes. */
const MOVEMENT = 'aside > .chat { transition: translate 0.2s ease-out }'

/**
 * Moves the floating chat button aside while it would cover a control (`.set-aside`): at first without a movement,
 * which would only cost the page frames, and again, when the browser is idle, after what may change what is under the
 * button. It asks the browser what is drawn there, which takes less than to observe all controls.
 */
export function moveChatAside(): void {
  const floating = document.querySelector('aside > .chat')?.parentElement
  if (!floating) return
  const look = () => floating.classList.toggle('set-aside', coversControl(floating))
  look()
  let observer: ResizeObserver | undefined
  let isWaiting = false
  const lookSoon = () => {
    if (!observer) {
      adoptStyle(MOVEMENT)
      // Its size also changes with the banner for cookies, above which the button is.
      observer = new ResizeObserver(lookSoon)
      observer.observe(document.body, { box: 'border-box' })
    }
    if (isWaiting) return
    isWaiting = true
    whenIdle(() => {
      isWaiting = false
      look()
    })
  }
  for (const event of ['scroll', 'resize', 'click']) {
    addEventListener(event, lookSoon, { passive: true })
  }
}

/** Whether a control is drawn within an element's place in the window, also while what is in the element is moved. */
function coversControl(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isCovered = (control: Element | null) => {
    if (!control) return false
    // The links of cards fill the card, which may be covered, with more than their own text.
    const box = control.getBoundingClientRect()
    const isBeside =
      box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
    return box.height < CARD && !isBeside
  }
  for (let x = left; x < right + STEP; x += STEP) {
    for (let y = top; y < bottom + STEP; y += STEP) {
      const drawn = document.elementsFromPoint(Math.min(x, right - 1), Math.min(y, bottom - 1))
      if (drawn.some((each) => isCovered(each.closest(CONTROLS)))) return true
    }
  }
  return false
}
