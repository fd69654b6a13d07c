import { TaskIcon } from '@sanity/icons/Task'
import { CountIcon } from '../base/CountIcon.tsx'
import { openFindings, useReview } from './useReview.ts'

/** The icon of 'Para revisar' in the menu: a list, or how many findings mislead visitors now. */
export function ReviewIcon() {
  const urgent = openFindings(useReview()).filter(({ severity }) => severity === 'error').length
  return <CountIcon count={urgent} label={`${urgent} urgentes`} icon={TaskIcon} />
}
