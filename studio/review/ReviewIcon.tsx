import { TaskIcon } from '@sanity/icons/Task'
import { CountIcon } from '../base/CountIcon.tsx'
import { countOf } from './rows.ts'
import { openFindings, useReview } from './useReview.ts'

/** The icon of 'Para revisar' in the menu: a list, or how much waits for somebody. */
export function ReviewIcon() {
  const count = countOf(openFindings(useReview()))
  return <CountIcon count={count} label={`${count} por revisar`} icon={TaskIcon} />
}
