import { Stack, Text } from '@sanity/ui'
import { ChildCard } from '../../base/links/ChildCard.tsx'
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
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {name ?? 'Sem nome'}
        </Text>
        <Text size={1} muted>
          {subtitle}
        </Text>
        {left && <Text size={1}>{left.text}</Text>}
      </Stack>
    </ChildCard>
  )
}
