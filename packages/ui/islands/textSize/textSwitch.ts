import { LARGER_TEXT } from '@elos/content/parts/storage/names'
import { readConsent } from '../consent/record.ts'

/**
 * The root element's larger font size, a fifth above the usual 112.5%. All sizes are relative to it.
 */
const LARGER = '135%'

const { style } = document.documentElement
const switches: HTMLButtonElement[] = []

/**
 * Makes a button that switches between larger and usual text. The size is stored under `texto-maior`,
 * and the recorder applies it to the next page before it is painted. It is stored for later visits if
 * the visitor agreed to functional storage, else until the tab is closed.
 */
export function textSwitch(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-size'
  button.addEventListener('click', () => choose(style.fontSize ? '' : LARGER))
  switches.push(button)
  label()
  return button
}

function choose(size: string): void {
  style.fontSize = size
  label()
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(LARGER_TEXT)
    const storage = readConsent()?.functional ? localStorage : sessionStorage
    if (size) storage.setItem(LARGER_TEXT, size)
  } catch {
    // Without storage, the choice holds for this page.
  }
}

/** Each label names what a click does. */
function label(): void {
  for (const button of switches) {
    button.textContent = style.fontSize ? 'Texto normal' : 'Texto maior'
  }
}
