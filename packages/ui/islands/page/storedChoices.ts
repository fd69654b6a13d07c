import { askUndecided } from '../cookies/askUndecided.ts'
import { applyStoredSize } from '../textSize/storedSize.ts'

/** Applies what the visitor has chosen on the page before to a page that is seen only now. */
export function applyStoredChoices(): void {
  applyStoredSize()
  askUndecided()
}
