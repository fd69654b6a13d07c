import { Box, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { Note } from '../../base/Note.tsx'
import { ChangeCard } from './ChangeCard.tsx'
import { groupChanges, summaryOf } from './groups.ts'
import { type ImpactState, useImpact } from './useImpact.ts'

/** The panel 'O que muda no site', beside the form of a document. */
export function ImpactInspector(props: DocumentInspectorProps) {
  const { documentId, documentType, onClose } = props
  const impact = useImpact(documentId, documentType)
  return (
    <Flex
      as="section"
      aria-label="O que muda no site"
      direction="column"
      height="fill"
      overflow="hidden"
    >
      <DocumentInspectorHeader
        as="header"
        closeButtonLabel="Fechar"
        onClose={onClose}
        title="O que muda no site"
      />
      <Box padding={4} flex={1} overflow="auto">
        <ImpactText impact={impact} />
      </Box>
    </Flex>
  )
}

function ImpactText({ impact }: { impact: ImpactState }) {
  if (impact.state === 'reading') return <ReadingDocuments text="Comparando as páginas…" />
  if (impact.state === 'failed') {
    return (
      <Note tone="caution" role="alert">
        Não foi possível comparar as páginas. Confira a conexão, feche este painel e abra de novo.
      </Note>
    )
  }
  if (impact.state === 'unchanged') {
    return (
      <Text size={1} role="status">
        Nada por publicar.
      </Text>
    )
  }
  const { pages, remade } = impact
  return (
    <Stack gap={4}>
      <Text size={1} role="status">
        {summaryOf(pages, remade)}
      </Text>
      {groupChanges(pages).map((group) => (
        <ChangeCard key={group.change.path} group={group} />
      ))}
    </Stack>
  )
}
