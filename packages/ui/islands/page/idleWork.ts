import { arriveAtAnchor } from './anchor.ts'
import { callToAction } from './callToAction.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
import { moveChatAside } from './moveChatAside.ts'
import { reportChats } from './reportChats.ts'
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'
import { speculate } from './speculate.ts'

/** What every page does by itself once the browser is idle. */
export function doIdleWork(): void {
  hideLaterQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  reportChats()
  revealSections()
  callToAction()
  moveChatAside()
  // Without it a click takes longer, and that is all.
  speculate().catch(() => undefined)
}
