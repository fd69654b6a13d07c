import { Flex, Stack, Text } from '@sanity/ui'
import { useRelativeTime } from 'sanity'
import { ChildCard } from '../base/links/ChildCard.tsx'
import { StateBadge } from '../base/lists/StateBadge.tsx'
import type { RegistryRow } from './registryRows.ts'

/** A page of the registry with its address, title, state and last change, as a link to its document. */
export function RegistryItem({ row }: { row: RegistryRow }) {
  const when = useRelativeTime(row.updatedAt, { useTemporalPhrase: true, minimal: true })
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
          <StateBadge state={row.state} isChanged={row.isChanged} />
        </Flex>
        <Text size={1} muted>
          {row.title}
          {row.updatedAt && ` · mudou ${when}`}
        </Text>
      </Stack>
    </ChildCard>
  )
}
