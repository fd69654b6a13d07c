import { watchConsent } from '../consent/watch.ts'
import { arriveAtAnchor } from './anchor.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
import { moveChatAside } from './moveChatAside.ts'
import { stopTransitionsOnSlowDevices } from './pageTransitions.ts'
import { prepareNextPage } from './prepareNextPage.ts'
import { reportChats } from './reportChats.ts'
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'

/**
 * What every page does by itself once the browser is idle: all at once, so that the browser computes the style and
 * lays out the page once for all of it. What asks where something is comes first: the browser knows it until something
 * changes.
 */
export function doIdleWork(): void {
  moveChatAside()
  hideLaterQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  reportChats()
  revealSections()
  watchConsent()
  stopTransitionsOnSlowDevices()
  prepareNextPage()
}
