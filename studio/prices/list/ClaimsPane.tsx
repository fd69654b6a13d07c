import { Box } from '@sanity/ui'
import { useMemo } from 'react'
import { Preview, useSchema } from 'sanity'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { ChildCard } from '../../base/links/ChildCard.tsx'
import { FilteredList } from '../../base/lists/FilteredList.tsx'
import { StateBadge } from '../../base/lists/StateBadge.tsx'
import { CLAIM_ORDERS, claimRows } from './claimRows.ts'

/** The list 'Preços e afirmações', in which a claim is found by its name and by its value. */
export function ClaimsPane() {
  const documents = useDocuments()
  const schemaType = useSchema().get('claim')
  const rows = useMemo(() => documents && claimRows(documents), [documents])
  if (!rows || !schemaType) return <ReadingDocuments />
  return (
    <Box padding={4} overflow="auto" height="fill">
      <FilteredList
        rows={rows}
        orders={CLAIM_ORDERS}
        label="Filtrar preços e afirmações"
        placeholder="Filtrar por nome ou valor"
        nouns={['preço ou afirmação', 'preços e afirmações']}
      >
        {({ id, state, isChanged }) => (
          <ChildCard id={id} padding={0}>
            <Preview schemaType={schemaType} value={{ _id: id, _type: 'claim' }} layout="default" />
            {(state === 'draft' || isChanged) && (
              <Box paddingX={2} paddingBottom={2}>
                <StateBadge state={state} isChanged={isChanged} />
              </Box>
            )}
          </ChildCard>
        )}
      </FilteredList>
    </Box>
  )
}
