import { Text } from '@sanity/ui'
import { ChildCard } from '../../base/links/ChildCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { describeLead } from '../schema/leadPreview.ts'
import type { TimeLeft } from '../timeLeft.ts'
import type { Lead } from './useLeads.ts'

interface LeadCardProps {
  lead: Lead
  /** The time left to answer the lead as promised; undefined when it needs no answer. */
  left: TimeLeft | undefined
}

/** A lead in a list: a link that opens it beside the list. */
export function LeadCard({ lead: { _id, name, kind, status, submittedAt }, left }: LeadCardProps) {
  const { subtitle } = describeLead({ kind, status, submittedAt })
  return (
    <ChildCard id={_id} tone={left?.isOver ? 'critical' : 'default'}>
      <TitleLines title={name ?? 'Sem nome'} detail={subtitle}>
        {left && <Text size={1}>{left.text}</Text>}
      </TitleLines>
    </ChildCard>
  )
}
