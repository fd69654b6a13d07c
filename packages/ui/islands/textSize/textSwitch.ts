import { LARGER_TEXT } from '@elos/content/storage/names'
import { textSize } from '../../text/textSize.ts'
import { adoptStyle } from '../adopt.ts'
import { readConsent } from '../consent/record.ts'
import { textSizeStyle } from './style.ts'

/** The size of the root element's text, by which everything is measured: a fifth above the usual 112.5%. */
const LARGER = '135%'

const { style } = document.documentElement
const switches: HTMLButtonElement[] = []

/**
 * A button that makes all text larger, or as it was. The choice is kept under `texto-maior` as the
 * very size, which the recorder gives to the next page before it is painted: for the next visit where
 * the visitor agrees to that, else while the tab is open.
 */
export function textSwitch(): HTMLButtonElement {
  if (switches.length === 0) adoptStyle(textSizeStyle)
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
    // Where nothing may be kept, the choice holds for this page.
  }
}

function label(): void {
  for (const button of switches) {
    button.textContent = style.fontSize ? textSize.usual : textSize.larger
  }
}
