import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import { useAttempt } from '../../base/useAttempt.ts'
import { type PublishedMember, stateOf, undoGroup } from '../../pages/drafts/group.ts'

const FAILURE = {
  title: 'Nada voltou.',
  description:
    'Alguém mudou um destes documentos agora mesmo, outro precisa de um que era novo, ou o que eles diziam antes usa um que foi excluído.',
}

interface UndoCardProps {
  group: { id: string; published: readonly PublishedMember[] }
  documents: DocumentSet
}

/** Lists the documents that a group has published, marks those that somebody changed later, and takes them all back by a button. */
export function UndoCard({ group, documents }: UndoCardProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const isChanged = (member: PublishedMember) =>
    stateOf(member, documents.get(member.id)) === 'changed'
  const hasChanges = group.published.some(isChanged)

  const undo = async () => {
    await undoGroup(client, group, documents)
    push({ status: 'success', title: 'O site voltou ao que era. O que saiu está nos rascunhos.' })
  }

  return (
    <Card border radius={3} padding={3} as="section" aria-label="Publicado por este grupo">
      <TitleLines title="Publicado por este grupo">
        <Stack as="ul" gap={2}>
          {group.published.map((member) => (
            <Flex as="li" key={member.id} gap={2} align="center">
              <Text size={1}>{member.title}</Text>
              {isChanged(member) && <Badge tone="caution">mudou depois</Badge>}
            </Flex>
          ))}
        </Stack>
        {isAsking && hasChanges && (
          <Text size={1} role="alert">
            O que mudou depois, ou saiu do site, também volta ao que era antes do grupo. O que está
            no site agora fica como rascunho.
          </Text>
        )}
        <Flex gap={2}>
          <SmallButton
            text={isAsking ? 'Desfazer mesmo assim' : 'Desfazer'}
            tone={isAsking ? 'critical' : 'default'}
            disabled={isBusy}
            loading={isBusy}
            onClick={() => (hasChanges && !isAsking ? setAsking(true) : attempt(undo, FAILURE))}
          />
          {isAsking && (
            <SmallButton mode="bleed" text="Deixar como está" onClick={() => setAsking(false)} />
          )}
        </Flex>
      </TitleLines>
    </Card>
  )
}
