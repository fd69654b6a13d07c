import type { Finding } from '@elos/content/review/type'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ElementType } from 'react'
import { useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'

interface FindingRowProps {
  finding: Finding
  hasDraft: boolean
}

/** One finding: a link that opens the document beside the list, at the field. */
export function FindingRow({ finding, hasDraft }: FindingRowProps) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter()
  const type = useSchema().get(finding.documentType)?.title
  const { documentId, documentType, path, title, message } = finding
  const Link: ElementType = ChildLink
  const opened = routerPanesState[groupIndex + 1]?.[0]
  const isOpened = opened?.id === documentId && opened.params?.path === path
  return (
    <Card
      as={Link}
      data-as="a"
      __unstable_focusRing
      style={{ textDecoration: 'none' }}
      childId={documentId}
      childParameters={{ type: documentType, path }}
      selected={isOpened}
      aria-current={isOpened || undefined}
      padding={3}
      radius={2}
    >
      <Stack gap={3}>
        <Flex align="center" gap={2}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          {hasDraft && <Badge tone="caution">rascunho em andamento</Badge>}
        </Flex>
        <Text size={1}>{message}</Text>
        <Text size={0} muted>
          {type}
        </Text>
      </Stack>
    </Card>
  )
}
