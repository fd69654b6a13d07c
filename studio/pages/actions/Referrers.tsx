import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import type { Referrer } from './referrers.ts'

interface ReferrersProps {
  referrers: readonly Referrer[]
  /** Closes the dialog when a link is followed. */
  onLeave: () => void
}

/** Explains why a document cannot be removed, with links to the documents that use it. */
export function Referrers({ referrers, onLeave }: ReferrersProps) {
  const schema = useSchema()
  return (
    <Stack gap={4}>
      <Text size={1}>
        Outros documentos usam este. Abra cada um, troque ou retire o link, publique e tente de
        novo. Se for uma autorização de depoimento, exclua-a.
      </Text>
      <Box overflow="auto" style={{ maxHeight: '50vh' }}>
        <Stack as="ul" gap={2}>
          {referrers.map(({ documentId, documentType, title, path, isDraft }) => (
            <li key={documentId}>
              <IntentCard params={{ id: documentId, type: documentType, path }} onClick={onLeave}>
                <Flex align="center" gap={2}>
                  <Stack gap={2} flex={1}>
                    <Text size={1} weight="medium">
                      {title}
                    </Text>
                    <Text size={1} muted>
                      {schema.get(documentType)?.title}
                    </Text>
                  </Stack>
                  {isDraft && <Badge tone="caution">só no rascunho</Badge>}
                </Flex>
              </IntentCard>
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}
