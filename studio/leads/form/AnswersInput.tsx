import { Card, Stack, Text } from '@sanity/ui'
import type { ArrayOfObjectsInputProps } from 'sanity'

interface Answer {
  _key: string
  question?: string
  answer?: string
}

/** Shows the answers of a form, read-only. */
export function AnswersInput({ value = [] }: ArrayOfObjectsInputProps<Answer>) {
  if (value.length === 0) {
    return (
      <Text size={1} muted>
        Nada além do nome e do contato.
      </Text>
    )
  }
  return (
    <Card padding={4} radius={2} border>
      <Stack as="dl" gap={4} style={{ margin: 0 }}>
        {value.map(({ _key, question, answer }) => (
          <Stack key={_key} gap={2}>
            <Text as="dt" size={1} muted>
              {question}
            </Text>
            <Text as="dd" size={2} style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
              {answer}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
