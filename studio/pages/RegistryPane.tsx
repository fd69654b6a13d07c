import { Box, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { counted } from '../base/counted.ts'
import type { DocumentSet } from '../base/documents/documentSet.ts'
import { ReadingDocuments } from '../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../base/documents/useDocuments.ts'
import { RegistryItem } from './RegistryItem.tsx'
import { ORDERS, type RegistryOrder, registryRows, rowsWith } from './registryRows.ts'

/** The list 'Páginas e endereços', which is the route registry: every page with its address. */
export function RegistryPane() {
  const documents = useDocuments()
  return documents ? <Registry documents={documents} /> : <ReadingDocuments />
}

function Registry({ documents }: { documents: DocumentSet }) {
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<RegistryOrder>('path')
  const all = useMemo(() => registryRows(documents, order), [documents, order])
  const rows = rowsWith(all, words)
  const repeated = new Set(all.filter(({ isRepeated }) => isRepeated).map(({ path }) => path))
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted>
          Uma linha para cada página do site.
        </Text>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              aria-label="Filtrar páginas"
              placeholder="Filtrar por endereço ou título"
              fontSize={1}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </Box>
          <Box>
            <Select
              aria-label="Ordem das páginas"
              fontSize={1}
              value={order}
              onChange={({ currentTarget: { value } }) =>
                setOrder(value === 'updatedAt' ? value : 'path')
              }
            >
              {Object.entries(ORDERS).map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          </Box>
        </Flex>
        {repeated.size > 0 && (
          <Card border radius={3} padding={3} tone="critical" role="alert">
            <Text size={1}>
              O mesmo endereço está em mais de um documento, e só um deles aparece no site:{' '}
              {[...repeated].join(', ')}.
            </Text>
          </Card>
        )}
        <Text size={1} muted role="status">
          {counted(rows.length, 'página', 'páginas')}
        </Text>
        <Stack as="ul" gap={1}>
          {rows.map((row) => (
            <li key={row.id}>
              <RegistryItem row={row} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  )
}
