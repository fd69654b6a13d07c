import { ownMarkup } from '../common/markup.ts'

/** The time for which a toast is shown, in milliseconds: long enough to read it twice. */
const SHOWN_MS = 10_000

// Screen readers announce only what changes in a region that was there before.
const region = document.createElement('div')
region.className = 'toasts'
region.setAttribute('role', 'status')
document.body.append(region)

/** Shows for 10 s, away from the controls, that something was done. */
export function toast({ title, text }: { title: string; text: string }): void {
  const element = document.createElement('div')
  element.innerHTML = ownMarkup('<b></b><p></p><button type="button">×</button>')
  element.querySelector('b')?.replaceChildren(title)
  element.querySelector('p')?.replaceChildren(text)
  const button = element.querySelector('button')
  const close = () => {
    removeEventListener('focusin', uncover)
    element.remove()
  }
  const uncover = ({ target }: FocusEvent) => {
    if (target instanceof Element && !element.contains(target) && overlap(target, element)) close()
  }
  button?.setAttribute('aria-label', 'Fechar aviso')
  button?.addEventListener('click', close)
  addEventListener('focusin', uncover)
  const place = document.querySelector('dialog[open] .toasts') ?? region
  // The toast is as far above the end of the window as the page ends above the banner for cookies (cookies/wake.ts).
  if (place === region) element.style.marginBottom = document.body.style.paddingBottom
  place.replaceChildren(element)
  // The control just used stays in sight, too.
  const { activeElement } = document
  if (activeElement && overlap(activeElement, element)) element.className = 'above'
  setTimeout(close, SHOWN_MS)
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
