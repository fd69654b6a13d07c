import { arriveAtAnchor } from './anchor.ts'
import { callToAction } from './callToAction.ts'
import { hideLaterQuestions } from './hideLaterQuestions.ts'
import { reportChats } from './reportChats.ts'
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'
import { tuckChat } from './tuckChat.ts'

/** What every page does by itself once the browser is idle. */
export function enliven(): void {
  hideLaterQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  reportChats()
  revealSections()
  callToAction()
  tuckChat()
}
