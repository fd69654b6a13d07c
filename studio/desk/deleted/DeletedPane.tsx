import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useRelativeTime, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { type Deletion, eraseCopy, restore } from '../../pages/deleted/deletion.ts'
import { useDeletions } from './useDeletions.ts'

/** The list 'Excluídos': what was deleted, and can be brought back as a draft. */
export function DeletedPane() {
  const deletions = useDeletions()
  if (!deletions) return <ReadingDocuments />
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted role="status">
          {deletions.length === 0
            ? 'Nada foi excluído.'
            : 'O que é restaurado volta como rascunho. Dados de cotações e candidaturas não voltam.'}
        </Text>
        <Stack as="ul" gap={4}>
          {deletions.map((deletion) => (
            <li key={deletion._id}>
              <DeletedItem deletion={deletion} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  )
}

function DeletedItem({ deletion }: { deletion: Deletion }) {
  const { about: id, aboutType: type, title, deletedAt, deletedBy } = deletion
  const client = useClient({ apiVersion: API_VERSION })
  const { navigateIntent } = useRouter()
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const typeTitle = useSchema().get(type)?.title
  const when = useRelativeTime(deletedAt, { useTemporalPhrase: true, minimal: true })

  const bringBack = async () => {
    setBusy(true)
    try {
      await restore(client, deletion)
      push({ status: 'success', title: `“${title}” voltou como rascunho.` })
      navigateIntent('edit', { id, type })
    } catch {
      setBusy(false)
      push({
        status: 'error',
        title: `“${title}” não voltou.`,
        description:
          'Se ele usa outro documento que foi excluído, restaure antes o outro. Senão, confira a conexão.',
      })
    }
  }

  const erase = async () => {
    setBusy(true)
    try {
      await eraseCopy(client, deletion)
    } catch {
      setBusy(false)
      push({
        status: 'error',
        title: `“${title}” não foi apagado.`,
        description: 'Confira a conexão e tente de novo.',
      })
    }
  }

  return (
    <Flex align="center" gap={2}>
      <Box flex={1}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {typeTitle} · {deletedBy}, {when}
          </Text>
        </Stack>
      </Box>
      <Button
        mode="bleed"
        tone="critical"
        fontSize={1}
        padding={2}
        text={isErasing ? 'Apagar para sempre' : 'Apagar de vez'}
        disabled={isBusy}
        onClick={isErasing ? erase : () => setErasing(true)}
      />
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Restaurar"
        aria-label={`Restaurar: ${title}`}
        loading={isBusy}
        disabled={isBusy}
        onClick={bringBack}
      />
    </Flex>
  )
}
