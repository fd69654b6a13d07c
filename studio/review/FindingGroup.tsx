import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Badge, type BadgeTone, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { FindingRow } from './FindingRow.tsx'
import type { ReviewRow } from './rows.ts'

/** How many rows are shown at first: a group may have thousands. */
const FIRST_ROWS = 20

const ADDED_ROWS = 100

interface FindingGroupProps {
  title: string
  why?: string
  tone: BadgeTone
  /** Whether the rows are hidden until somebody opens the group. */
  startsClosed: boolean
  rows: readonly ReviewRow[]
  hasDraft: (documentId: string) => boolean
}

/** Findings that belong together with their count, in a group that can be collapsed. */
export function FindingGroup(props: FindingGroupProps) {
  const { title, why, tone, startsClosed, rows, hasDraft } = props
  const [isOpen, setOpen] = useState(!startsClosed)
  const [shown, setShown] = useState(FIRST_ROWS)
  const rowsId = useId()
  const left = rows.length - shown
  return (
    <Card border radius={3} as="section" aria-label={title}>
      <Card
        as="button"
        __unstable_focusRing
        type="button"
        padding={3}
        radius={3}
        aria-expanded={isOpen}
        aria-controls={rowsId}
        onClick={() => setOpen(!isOpen)}
      >
        <Flex align="center" gap={3}>
          <Text size={1}>{isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}</Text>
          <Stack gap={2} flex={1}>
            <Text as="h2" size={1} weight="semibold">
              {title}
            </Text>
            {why && (
              <Text size={1} muted>
                {why}
              </Text>
            )}
          </Stack>
          <Badge tone={tone} fontSize={1}>
            {rows.length.toLocaleString('pt-BR')}
          </Badge>
        </Flex>
      </Card>
      <Box id={rowsId} padding={1} hidden={!isOpen}>
        <Stack as="ul" gap={1}>
          {rows.slice(0, shown).map((row) => (
            <FindingRow key={keyOf(row)} row={row} hasDraft={hasDraft(row.finding.documentId)} />
          ))}
        </Stack>
        {left > 0 && (
          <Button
            mode="bleed"
            fontSize={1}
            text={
              left > ADDED_ROWS ? `Mostrar mais ${ADDED_ROWS} de ${left}` : `Mostrar mais ${left}`
            }
            onClick={() => setShown(shown + ADDED_ROWS)}
          />
        )}
      </Box>
    </Card>
  )
}

const keyOf = ({ finding: { rule, documentId, path } }: ReviewRow) =>
  `${rule} ${documentId} ${path}`
