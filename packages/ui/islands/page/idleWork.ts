import { watchConsent } from '../consent/watch.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
import { stopTransitionsOnSlowDevices } from './pageTransitions.ts'
import { prepareNextPage } from './prepareNextPage.ts'
import { reportChats } from './reportChats.ts'
import { revealSections } from './reveal.ts'
import { followSearchKey } from './searchKey.ts'

/**
 * Does the work that every page does by itself once the browser is idle. All of it is done at once, so that the browser
 * computes the style and lays out the page only once. The functions that ask where something is come first: the browser
 * knows it until something changes.
 */
export function doIdleWork(): void {
  hideLaterQuestions()
  followSearchKey()
  reportChats()
  revealSections()
  watchConsent()
  stopTransitionsOnSlowDevices()
  prepareNextPage()
}
