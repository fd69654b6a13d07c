import { whenIdle } from '../common/whenIdle.ts'
import { watchConsent } from '../consent/watch.ts'
import { arriveAtAnchor } from './anchor.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
import { moveChatAside } from './moveChatAside.ts'
import { stopTransitionsOnSlowDevices } from './pageTransitions.ts'
import { reportChats } from './reportChats.ts'
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'
import { speculate } from './speculate.ts'

/**
 * What every page does by itself once the browser is idle: all at once, so that the browser computes the style and
 * lays out the page once for all of it. What asks where something is, which would have the browser do so at once,
 * comes when that is done.
 */
export function doIdleWork(): void {
  hideLaterQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  reportChats()
  revealSections()
  watchConsent()
  stopTransitionsOnSlowDevices()
  whenIdle(() => {
    // Only here the banner for cookies, above which the chat button is, has its place.
    moveChatAside()
    speculate()
  })
}
