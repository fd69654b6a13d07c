import { Flex, Spinner, Text } from '@sanity/ui'

/** Stands in a pane until the documents are read. */
export const ReadingDocuments = () => (
  <Flex padding={5} gap={3} align="center" justify="center" role="status">
    <Spinner muted />
    <Text size={1} muted>
      Lendo os documentos…
    </Text>
  </Flex>
)
