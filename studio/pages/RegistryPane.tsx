import { Box, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useRelativeTime } from 'sanity'
import type { DocumentSet } from '../base/documents/documentSet.ts'
import { ReadingDocuments } from '../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../base/documents/useDocuments.ts'
import { ChildCard } from '../base/links/ChildCard.tsx'
import { FilteredList } from '../base/lists/FilteredList.tsx'
import { StateBadge } from '../base/lists/StateBadge.tsx'
import { Note } from '../base/Note.tsx'
import { REGISTRY_ORDERS, type RegistryRow, registryRows } from './registryRows.ts'

/** The list 'Páginas e endereços', which is the route registry: every page with its address. */
export function RegistryPane() {
  const documents = useDocuments()
  return documents ? <Registry documents={documents} /> : <ReadingDocuments />
}

function Registry({ documents }: { documents: DocumentSet }) {
  const rows = useMemo(() => registryRows(documents, new Date()), [documents])
  const repeated = new Set(rows.filter(({ isRepeated }) => isRepeated).map(({ path }) => path))
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted>
          Uma linha para cada página do site.
        </Text>
        {repeated.size > 0 && (
          <Note tone="critical" role="alert">
            O mesmo endereço está em mais de um documento, e só um deles aparece no site:{' '}
            {[...repeated].join(', ')}.
          </Note>
        )}
        <FilteredList
          rows={rows}
          orders={REGISTRY_ORDERS}
          label="Filtrar páginas"
          placeholder="Filtrar por endereço ou título"
          nouns={['página', 'páginas']}
        >
          {(row) => <RegistryItem row={row} />}
        </FilteredList>
      </Stack>
    </Box>
  )
}

/** A page with its address, title, state and last change, as a link to its document. */
function RegistryItem({ row }: { row: RegistryRow }) {
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
