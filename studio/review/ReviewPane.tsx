import { reviewRules } from '@elos/content/review/review'
import { Box, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { FindingGroup } from './FindingGroup.tsx'
import { counted } from './labels.ts'
import { useReview } from './useReview.ts'

/** The list 'Para revisar': the findings in the published documents, grouped by rule. */
export function ReviewPane() {
  const review = useReview()
  if (!review) return <Loading />
  const { findings, hasDraft } = review
  if (findings.length === 0) return <AllGood />
  const documents = new Set(findings.map(({ documentId }) => documentId)).size
  const byRule = Object.groupBy(findings, ({ rule }) => rule)
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted role="status">
          {counted(findings.length, 'pendência', 'pendências')} em{' '}
          {counted(documents, 'documento publicado', 'documentos publicados')}. A lista muda assim
          que você publica.
        </Text>
        {reviewRules.map((rule) => {
          const found = byRule[rule]
          return (
            found && <FindingGroup key={rule} rule={rule} findings={found} hasDraft={hasDraft} />
          )
        })}
      </Stack>
    </Box>
  )
}

function Loading() {
  return (
    <Flex padding={5} gap={3} align="center" justify="center" role="status">
      <Spinner muted />
      <Text size={1} muted>
        Lendo os documentos…
      </Text>
    </Flex>
  )
}

function AllGood() {
  return (
    <Card padding={5} role="status">
      <Stack gap={3}>
        <Text weight="semibold">Tudo em dia.</Text>
        <Text size={1} muted>
          Nada para revisar hoje. Bom trabalho! Quando algo vencer ou precisar de atenção, aparece
          aqui.
        </Text>
      </Stack>
    </Card>
  )
}
