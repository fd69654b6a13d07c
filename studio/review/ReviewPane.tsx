import { Box, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { counted } from '../base/counted.ts'
import { ReadingDocuments } from '../base/documents/ReadingDocuments.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FindingGroup } from './FindingGroup.tsx'
import { EVERYTHING, filterRows } from './filterRows.ts'
import { LinkCheck } from './LinkCheck.tsx'
import { useReview } from './useReview.ts'

/** The list 'Para revisar': the findings in the published documents, in groups. */
export function ReviewPane() {
  const review = useReview()
  const [filter, setFilter] = useState(EVERYTHING)
  if (!review) return <ReadingDocuments />
  const { rows, hasDraft, documents } = review
  const { groups, kept, open } = filterRows(rows, filter)
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        {rows.length > 0 && <FilterBar rows={rows} filter={filter} onChange={setFilter} />}
        {groups.length > 0 ? (
          <Text size={1} muted role="status">
            {open > 0 ? counted(open, 'pendência', 'pendências') : 'Nenhuma pendência'}. A lista
            muda assim que você publica.
          </Text>
        ) : (
          <AllGood isFiltered={filter.rule !== '' || filter.owner !== ''} />
        )}
        {groups.map(({ key, ...group }) => (
          <FindingGroup key={key} {...group} hasDraft={hasDraft} />
        ))}
        {kept.length > 0 && (
          <FindingGroup
            key="kept"
            title="Decididas"
            why="Ficam como estão até o dia escolhido, ou até o conteúdo mudar."
            tone="positive"
            startsClosed
            rows={kept}
            hasDraft={hasDraft}
          />
        )}
        <LinkCheck documents={documents} />
      </Stack>
    </Box>
  )
}

function AllGood({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card padding={4} role="status">
      <Stack gap={3}>
        <Text weight="semibold">{isFiltered ? 'Nada com estes filtros.' : 'Tudo em dia.'}</Text>
        <Text size={1} muted>
          {isFiltered
            ? 'Escolha outro tipo ou outra pessoa para ver as demais pendências.'
            : 'Nada para revisar hoje. Bom trabalho! Quando algo vencer ou precisar de atenção, aparece aqui.'}
        </Text>
      </Stack>
    </Card>
  )
}
