import { brazilianDay } from '@elos/content/parts/time/day'
import type { Decision } from '@elos/content/review/decisions'
import type { Finding, ReviewRule } from '@elos/content/review/type'
import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { useSchema } from 'sanity'
import { ChildCard } from '../base/links/ChildCard.tsx'
import { PromoteNext } from '../prices/nextValue/PromoteNext.tsx'
import { REACH_LABELS } from './labels.ts'
import { RemoveUpload } from './RemoveUpload.tsx'
import { RowActions } from './RowActions.tsx'
import type { ReviewRow } from './rows.ts'

const MENDS: Partial<Record<ReviewRule, ComponentType<{ finding: Finding }>>> = {
  uploadUnfinished: RemoveUpload,
  claimChanged: PromoteNext,
}

interface FindingRowProps {
  row: ReviewRow
  hasDraft: boolean
}

/** One finding: a link that opens the document beside the list, at the field, and what can be done about it. */
export function FindingRow({ row, hasDraft }: FindingRowProps) {
  const { finding, status, owner } = row
  const Mend = MENDS[finding.rule]
  const type = useSchema().get(finding.documentType)?.title
  const { documentId, documentType, path, title, message, reach } = finding
  return (
    <Flex as="li" align="flex-start" gap={1}>
      <Box flex={1}>
        <ChildCard id={documentId} parameters={{ type: documentType, path }}>
          <Stack gap={3}>
            <Flex align="center" gap={2} wrap="wrap">
              <Text size={1} weight="medium">
                {title}
              </Text>
              {hasDraft && <Badge tone="caution">rascunho em andamento</Badge>}
              {owner && <Badge tone="primary">{owner}</Badge>}
            </Flex>
            <Text size={1}>{message}</Text>
            {status.state === 'again' && (
              <Text size={1} muted>
                {status.why}
              </Text>
            )}
            {status.state === 'kept' && (
              <Text size={1} muted>
                {keptWords(status.decision)}
              </Text>
            )}
            <Text size={0} muted>
              {[type, REACH_LABELS[reach].toLocaleLowerCase('pt-BR')].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </ChildCard>
      </Box>
      <Flex gap={1} paddingTop={2} align="center">
        {Mend && <Mend finding={finding} />}
        <RowActions row={row} />
      </Flex>
    </Flex>
  )
}

/** 'Mantido por Ana até 30/06/2026: a operadora tem as duas idades.' */
const keptWords = ({ keptBy, until = '', reason }: Decision): string =>
  `Mantido por ${keptBy} até ${brazilianDay(until)}: ${reason ?? ''}`
