import { textSwitch } from '../textSize/textSwitch.ts'
import type { Wake } from '../wake.ts'

/**
 * The menu of a phone closes once something is chosen, on Escape, and when the visitor turns
 * elsewhere. Its last entry makes the text larger.
 */
export const wake: Wake = (menu) => {
  const button = menu.querySelector('summary')
  if (!(menu instanceof HTMLDetailsElement) || !button) return
  const entry = document.createElement('li')
  entry.append(textSwitch())
  menu.querySelector('ul')?.append(entry)

  const close = () => {
    if (!menu.open) return
    menu.open = false
    // What opens next, a dialog for example, gives the focus back to where it is now.
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
  // What was chosen before the menu was awake: the page has gone to it since it came.
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && visit.name !== location.href) close()
}
