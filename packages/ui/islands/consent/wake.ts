import type { Wake } from '../wake.ts'
import { openSettings } from './settings.ts'

/** The footer's link reopens the choice; without script it leads to what the policy says of it. */
export const wake: Wake = (link) => {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    openSettings()
  })
}
