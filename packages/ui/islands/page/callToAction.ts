import { adoptStyle } from '../common/adopt.ts'
import { callStyle } from './callStyle.ts'

/**
 * Animates a page's first call to action; base.css stops that for visitors who prefer reduced motion.
 */
export function callToAction(): void {
  adoptStyle(callStyle)
  document.querySelector('main .actions .button')?.classList.add('calling')
}
