import type { Wake } from '../common/wake.ts'
import { textSwitch } from '../textSize/textSwitch.ts'

/**
 * Closes the menu of a phone when an entry is chosen, on Escape, and when the pointer or the focus goes
 * elsewhere. Adds an entry that makes the text larger.
 */
export const wake: Wake = (menu) => {
  const button = menu.querySelector('summary')
  if (!(menu instanceof HTMLDetailsElement) || !button) return
  // The switch is added last, so that it moves nothing where the menu is open already.
  menu.querySelector('nav')?.append(textSwitch())

  const close = () => {
    if (!menu.open) return
    menu.open = false
    // A dialog that opens next will return the focus to the element that has it now.
    button.focus({ preventScroll: true })
  }
  const choose = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  menu.addEventListener('click', choose, { capture: true })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  const leave = (to: EventTarget | null) => {
    if (to instanceof Node && !menu.contains(to)) menu.open = false
  }
  addEventListener('pointerdown', ({ target }) => leave(target))
  menu.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget))
  // An entry may have been chosen before this script ran: then the address has changed since the page came.
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && visit.name !== location.href) close()
}
