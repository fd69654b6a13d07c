import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { brazilianDay, dayInWords, dayOf } from '@elos/content/parts/time/day'
import { Flex, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { LINKS, type PreviewLink } from './links.ts'

interface PreviewLinksProps {
  /** The published id of the document. */
  documentId: string
  /** The id of the record of the link that was just copied. */
  copiedId: string
}

const FAILURE = { title: 'O link não foi revogado e ainda vale.', description: CHECK_CONNECTION }

/** Says that a link was copied, and lists all valid ones of the document, each of which can be revoked. */
export function PreviewLinks({ documentId, copiedId }: PreviewLinksProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { isBusy, attempt } = useAttempt()
  const links = useListenQuery<PreviewLink[]>(LINKS, { id: documentId, today: dayOf(new Date()) })
  return (
    <Stack gap={4}>
      <Text size={1} role="status">
        {textAbove(links, copiedId)}
      </Text>
      <Stack as="ul" gap={3}>
        {links?.map((link) => (
          <li key={link._id}>
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text size={1}>{nameOf(link)}</Text>
              <SmallButton
                tone="critical"
                text="Revogar"
                aria-label={`Revogar: ${nameOf(link)}`}
                disabled={isBusy}
                onClick={() => attempt(() => client.delete(link._id), FAILURE)}
              />
            </Flex>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function textAbove(links: readonly PreviewLink[] | undefined, copiedId: string): string {
  if (links?.length === 0) return 'Nenhum link desta página vale mais.'
  const copied = links?.find(({ _id }) => _id === copiedId)
  return copied
    ? `Link copiado. Até ${dayInWords(copied.lastDay)}, quem tem o link vê o rascunho desta página, sem entrar no estúdio. Os links que valem:`
    : 'Quem tem um destes links vê o rascunho desta página, sem entrar no estúdio:'
}

/** The text that tells a link from others: when it was made, by whom, and until when it is valid. */
function nameOf({ _createdAt, author, lastDay }: PreviewLink): string {
  const made = new Date(_createdAt).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return `Criado em ${made} por ${author}, vale até ${brazilianDay(lastDay)}`
}
