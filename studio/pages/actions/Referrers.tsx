import { publishedId } from '@elos/content/parts/read/publishedId'
import { titleOf } from '@elos/content/parts/stored/value'
import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { oncePerDocument, type Use } from './uses.ts'

interface ReferrersProps {
  /** The sentence above the documents. */
  text: string
  uses: readonly Use[]
  /** Closes the dialog when a link is followed. */
  onLeave: () => void
}

/** Lists the documents that use another, each as a link to the field with the reference. */
export function Referrers({ text, uses, onLeave }: ReferrersProps) {
  const schema = useSchema()
  return (
    <Stack gap={4}>
      <Text size={1}>{text}</Text>
      <Box overflow="auto" style={{ maxHeight: '25vh' }}>
        <Stack as="ul" gap={2}>
          {oncePerDocument(uses).map(({ document: { _id, _type, ...fields }, path }) => {
            const id = publishedId(_id)
            return (
              <li key={id}>
                <IntentCard params={{ id, type: _type, path }} onClick={onLeave}>
                  <Flex align="center" gap={2}>
                    <Box flex={1}>
                      <TitleLines
                        title={titleOf({ ...fields, _type })}
                        detail={schema.get(_type)?.title}
                      />
                    </Box>
                    {id !== _id && <Badge tone="caution">só no rascunho</Badge>}
                  </Flex>
                </IntentCard>
              </li>
            )
          })}
        </Stack>
      </Box>
    </Stack>
  )
}
