import { arriveAtAnchor } from './anchor.ts'
import { callToAction } from './callToAction.ts'
import { foldQuestions } from './foldQuestions.ts'
import { revealSections } from './reveal.ts'
import { reserveSearchKey } from './searchKey.ts'
import { tuckChat } from './tuckChat.ts'

/** What every page does without being asked, once the browser has time for it. */
export function enliven(): void {
  foldQuestions()
  arriveAtAnchor()
  reserveSearchKey()
  revealSections()
  callToAction()
  tuckChat()
}
