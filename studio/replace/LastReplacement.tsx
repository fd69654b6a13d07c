import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { IntentCard } from '../links/IntentCard.tsx'
import { counted } from '../review/labels.ts'
import { undoChanges } from './apply.ts'
import type { MadeChange } from './plan.ts'
import type { Replacement } from './undoStore.ts'

interface LastReplacementProps {
  replacement: Replacement
  onForget: () => void
}

/** The last replacement, with the button that undoes it; afterwards what could not be undone. */
export function LastReplacement({ replacement, onForget }: LastReplacementProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)
  const [kept, setKept] = useState<MadeChange[]>([])

  const undo = async () => {
    setBusy(true)
    try {
      const result = await undoChanges(client, replacement.changes)
      const count = counted(result.undone.length, 'documento voltou', 'documentos voltaram')
      push({ status: 'success', title: `Troca desfeita: ${count} ao que era.` })
      if (result.kept.length > 0) setKept(result.kept)
      else onForget()
    } catch {
      push({
        status: 'error',
        title: 'A troca não foi desfeita.',
        description: 'Confira a conexão e tente de novo.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card border radius={3} padding={3} tone={kept.length > 0 ? 'caution' : 'positive'}>
      <Stack gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1} style={{ minWidth: '14em' }}>
            <Text size={1} role="status">
              {kept.length > 0
                ? 'Não foi desfeito o que alguém mudou ou publicou depois da troca:'
                : replacement.text}
            </Text>
          </Box>
          {kept.length === 0 && (
            <Button
              mode="ghost"
              text="Desfazer a troca"
              disabled={isBusy}
              loading={isBusy}
              onClick={undo}
            />
          )}
          <Button mode="bleed" text="Fechar" onClick={onForget} />
        </Flex>
        {kept.length > 0 && (
          <Stack as="ul" gap={2}>
            {kept.map(({ draftId, type, title }) => (
              <li key={draftId}>
                <IntentCard params={{ id: publishedId(draftId), type }}>
                  <Text size={1}>{title}</Text>
                </IntentCard>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
