import type { Finding, ReviewRule } from '@elos/content/review/type'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ComponentType, useId, useState } from 'react'
import { PromoteNext } from '../nextValue/PromoteNext.tsx'
import { FindingRow } from './FindingRow.tsx'
import { RULE_LABELS, SEVERITY_TONES } from './labels.ts'
import { RemoveUpload } from './RemoveUpload.tsx'

/** How many rows are shown at first: a group may have thousands. */
const FIRST_ROWS = 20

/** How many rows a click adds. */
const ADDED_ROWS = 100

/** Buttons that mend a finding without opening the document. */
const MENDS: Partial<Record<ReviewRule, ComponentType<{ finding: Finding }>>> = {
  uploadUnfinished: RemoveUpload,
  claimChanged: PromoteNext,
}

interface FindingGroupProps {
  rule: ReviewRule
  findings: Finding[]
  hasDraft: (documentId: string) => boolean
}

/** All findings of one rule with their count, in a group that can be collapsed. */
export function FindingGroup({ rule, findings, hasDraft }: FindingGroupProps) {
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(FIRST_ROWS)
  const rowsId = useId()
  const { title, why } = RULE_LABELS[rule]
  const Mend = MENDS[rule]
  const left = findings.length - shown
  const tone = SEVERITY_TONES[findings[0]?.severity ?? 'info']
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
            <Text size={1} muted>
              {why}
            </Text>
          </Stack>
          <Badge tone={tone} fontSize={1}>
            {findings.length.toLocaleString('pt-BR')}
          </Badge>
        </Flex>
      </Card>
      <Box id={rowsId} padding={1} hidden={!isOpen}>
        <Stack as="ul" gap={1}>
          {findings.slice(0, shown).map((finding) => (
            <Flex as="li" key={`${finding.documentId} ${finding.path}`} align="center" gap={2}>
              <Box flex={1}>
                <FindingRow finding={finding} hasDraft={hasDraft(finding.documentId)} />
              </Box>
              {Mend && <Mend finding={finding} />}
            </Flex>
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
