import { adoptStyle } from '../adopt.ts'
import { callStyle } from './callStyle.ts'

/** Draws the eye to what a page asks for; still where less motion is asked for (base.css). */
export function callToAction(): void {
  adoptStyle(callStyle)
  document.querySelector('main .actions .button')?.classList.add('calling')
}
