import { Badge, type BadgeTone } from '@sanity/ui'
import type { PageState } from '../documents/pageState.ts'

const STATES: Record<PageState, { title: string; tone: BadgeTone }> = {
  unaddressed: { title: 'sem endereço', tone: 'default' },
  draft: { title: 'rascunho', tone: 'default' },
  off: { title: 'fora do ar', tone: 'default' },
  waiting: { title: 'agendada', tone: 'primary' },
  online: { title: 'no site', tone: 'positive' },
  left: { title: 'saiu do site', tone: 'default' },
}

/** The state of a document in a list of pages or claims. */
export interface StateBadgeProps {
  state: PageState
  /** Whether it is published, and has changes that are not. */
  isChanged: boolean
}

/** Whether a document of a list is on the site. */
export function StateBadge({ state, isChanged }: StateBadgeProps) {
  const { title, tone } = STATES[state]
  return (
    <Badge tone={isChanged ? 'caution' : tone}>
      {isChanged ? `${title}, com rascunho` : title}
    </Badge>
  )
}
