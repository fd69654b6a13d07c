import { Card, Stack, Text } from '@sanity/ui'
import type { ElementType } from 'react'
import { usePaneRouter } from 'sanity/structure'
import { describeLead } from '../schemas/previews/lead.ts'
import type { TimeLeft } from './timeLeft.ts'
import type { Lead } from './useLeads.ts'

interface LeadCardProps {
  lead: Lead
  /** What is left of the promise to answer it; undefined when it needs no answer. */
  left: TimeLeft | undefined
}

/** A lead in a list: a link that opens it beside the list. */
export function LeadCard({ lead: { _id, name, kind, status, submittedAt }, left }: LeadCardProps) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter()
  const Link: ElementType = ChildLink
  const isOpened = routerPanesState[groupIndex + 1]?.[0]?.id === _id
  const { subtitle } = describeLead({ kind, status, submittedAt })
  return (
    <Card
      as={Link}
      data-as="a"
      __unstable_focusRing
      style={{ textDecoration: 'none' }}
      childId={_id}
      tone={left?.isOver ? 'critical' : 'default'}
      selected={isOpened}
      aria-current={isOpened || undefined}
      padding={3}
      radius={2}
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {name ?? 'Sem nome'}
        </Text>
        <Text size={1} muted>
          {subtitle}
        </Text>
        {left && <Text size={1}>{left.text}</Text>}
      </Stack>
    </Card>
  )
}
