import { Badge, type BadgeTone } from '@sanity/ui'
import type { DocumentState } from '../documents/state.ts'

const STATES: Record<DocumentState, { title: string; tone: BadgeTone }> = {
  published: { title: 'no site', tone: 'positive' },
  changed: { title: 'no site, com rascunho', tone: 'caution' },
  draft: { title: 'rascunho', tone: 'default' },
}

/** Whether a document of a list is on the site. */
export function StateBadge({ state }: { state: DocumentState }) {
  const { title, tone } = STATES[state]
  return <Badge tone={tone}>{title}</Badge>
}
