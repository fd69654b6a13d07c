import { arriveAtAnchor } from './anchor.ts'
import { callToAction } from './callToAction.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
<<<<<<< HEAD:packages/ui/islands/page/enliven.ts
import { reportChats } from './reportChats.ts'
=======
import { moveChatAside } from './moveChatAside.ts'
>>>>>>> 1e2d383 (Name the idle work of a page, and the moving aside of its chat button, for what they do):packages/ui/islands/page/idleWork.ts
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'

/** What every page does by itself once the browser is idle. */
export function doIdleWork(): void {
  hideLaterQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  reportChats()
  revealSections()
  callToAction()
  moveChatAside()
}
