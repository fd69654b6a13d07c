import { Flex, Spinner, Text } from '@sanity/ui'

/** Stands in a pane until the documents are read, or what is made of them. */
export const ReadingDocuments = ({ text = 'Lendo os documentos…' }) => (
  <Flex padding={5} gap={3} align="center" justify="center" role="status">
    <Spinner muted />
    <Text size={1} muted>
      {text}
    </Text>
  </Flex>
)
