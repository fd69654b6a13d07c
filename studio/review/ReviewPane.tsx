import { Box, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { counted } from '../base/counted.ts'
import { ReadingDocuments } from '../base/documents/ReadingDocuments.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FindingGroup } from './FindingGroup.tsx'
import { EVERYTHING, type FilteredRows, filterRows } from './filterRows.ts'
import { LinkCheck } from './LinkCheck.tsx'
import { REACH_LABELS, RULE_LABELS, SEVERITY_TONES } from './labels.ts'
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
        {groups.map((group) => (
          <FindingGroup
            key={group.key}
            {...labelsOf(group)}
            startsClosed={isQuiet(group)}
            rows={group.rows}
            hasDraft={hasDraft}
          />
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

type Group = FilteredRows['groups'][number]

const severityOf = ({ rows }: Group) => rows[0]?.finding.severity ?? 'info'

function labelsOf(group: Group) {
  if (group.rule) return { ...RULE_LABELS[group.rule], tone: SEVERITY_TONES[severityOf(group)] }
  return { title: group.reach ? REACH_LABELS[group.reach] : '', tone: 'default' as const }
}

/** Whether a group is one row at first: findings only worth a look, and texts that a launch replaces all together. */
const isQuiet = (group: Group): boolean =>
  group.rule === 'placeholder' || (group.rule !== undefined && severityOf(group) === 'info')

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
