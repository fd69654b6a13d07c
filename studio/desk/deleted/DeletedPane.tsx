import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useClient, useRelativeTime, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { DELETION_TYPE } from '../../base/records.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { isPrivate } from '../../base/singletons.ts'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { useSecondClick } from '../../base/useSecondClick.ts'
import { type Deletion, eraseCopy, restore } from '../../pages/deleted/deletion.ts'

const ALL = `*[_type == "${DELETION_TYPE}"]`

const QUERIES = {
  fetch: `${ALL} | order(deletedAt desc){_id, about, aboutType, title, deletedAt, deletedBy}`,
  listen: ALL,
}

/** The list 'Excluídos': what was deleted and is not there, the last first, and can be brought back as a draft. */
export function DeletedPane() {
  const documents = useDocuments()
  const all = useListenQuery<Deletion[]>(QUERIES)
  if (!documents || !all) return <ReadingDocuments />
  const deletions = all.filter(
    ({ about }) => !documents.has(about) && !documents.has(`drafts.${about}`),
  )
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted role="status">
          {deletions.length === 0
            ? 'Nada foi excluído.'
            : 'O que é restaurado volta como rascunho. Cotações, candidaturas e autorizações de depoimento não voltam.'}
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
  const { isBusy, attempt } = useAttempt()
  const typeTitle = useSchema().get(type)?.title
  const when = useRelativeTime(deletedAt, { useTemporalPhrase: true, minimal: true })

  const bringBack = async () => {
    await restore(client, deletion)
    push({
      status: 'success',
      title: `“${title}” voltou${isPrivate(type) ? '' : ' como rascunho'}.`,
    })
    navigateIntent('edit', { id, type })
  }
  const notBack = {
    title: `“${title}” não voltou.`,
    description:
      'Se ele usa outro documento que foi excluído, restaure antes o outro. Senão, confira a conexão.',
  }
  const notErased = { title: `“${title}” não foi apagado.`, description: CHECK_CONNECTION }
  const erasure = useSecondClick(() => attempt(() => eraseCopy(client, deletion), notErased))
  const erase = erasure.isArmed ? 'Apagar para sempre' : 'Apagar de vez'

  return (
    <Flex align="center" gap={2}>
      <Box flex={1}>
        <TitleLines title={title} detail={`${typeTitle} · ${deletedBy}, ${when}`} />
      </Box>
      <SmallButton
        mode="bleed"
        tone="critical"
        text={erase}
        aria-label={`${erase}: ${title}`}
        disabled={isBusy}
        onClick={erasure.onClick}
      />
      <SmallButton
        text="Restaurar"
        aria-label={`Restaurar: ${title}`}
        loading={isBusy}
        disabled={isBusy}
        onClick={() => attempt(bringBack, notBack)}
      />
    </Flex>
  )
}
