import type { Wake } from '../common/wake.ts'
import { textSwitch } from './textSwitch.ts'

/** Adds the switch for larger text at the foot of the page. */
export const wake: Wake = (place) => {
  place.append(textSwitch())
}
