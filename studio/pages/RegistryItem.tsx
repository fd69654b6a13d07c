import { Badge, type BadgeTone, Flex, Stack, Text } from '@sanity/ui'
import { useRelativeTime } from 'sanity'
import type { PageState } from '../base/documents/pageState.ts'
import { ChildCard } from '../base/links/ChildCard.tsx'
import type { RegistryRow } from './registryRows.ts'

const STATES: Record<PageState, { title: string; tone: BadgeTone }> = {
  unaddressed: { title: 'sem endereço', tone: 'default' },
  draft: { title: 'rascunho', tone: 'default' },
  off: { title: 'fora do ar', tone: 'default' },
  waiting: { title: 'agendada', tone: 'primary' },
  online: { title: 'no site', tone: 'positive' },
  left: { title: 'saiu do site', tone: 'default' },
}

/** A page of the registry with its address, title, state and last change, as a link to its document. */
export function RegistryItem({ row }: { row: RegistryRow }) {
  const when = useRelativeTime(row.updatedAt, { useTemporalPhrase: true, minimal: true })
  const { title, tone } = STATES[row.state]
  return (
    <ChildCard
      id={row.id}
      parameters={{ type: row.type, path: 'route.path' }}
      tone={row.isRepeated ? 'critical' : 'default'}
    >
      <Stack gap={2}>
        <Flex align="center" gap={2} wrap="wrap">
          <Text size={1} weight="medium">
            {row.path}
          </Text>
          <Badge tone={row.isChanged ? 'caution' : tone}>
            {row.isChanged ? `${title}, com rascunho` : title}
          </Badge>
        </Flex>
        <Text size={1} muted>
          {row.title}
          {row.updatedAt && ` · mudou ${when}`}
        </Text>
      </Stack>
    </ChildCard>
  )
}
