import type { Wake } from '../common/wake.ts'
import { openSettings } from './settings.ts'

/**
 * Makes the footer's link open the settings. Without script it leads to the section of the privacy
 * policy about cookies.
 */
export const wake: Wake = (link) => {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    openSettings()
  })
}
