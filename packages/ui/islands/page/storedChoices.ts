import { askUndecided } from '../cookies/askUndecided.ts'
import { applyStoredSize } from '../textSize/storedSize.ts'

/** Has a page that is seen only now follow what the visitor has chosen meanwhile, on the page before. */
export function applyStoredChoices(): void {
  applyStoredSize()
  askUndecided()
}
