import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import { counted } from '../../base/counted.ts'
import { PathLink } from '../../base/links/PathLink.tsx'
import { useAttempt } from '../../base/useAttempt.ts'
import { type Replacement, type Undoing, undo } from './lastReplacement.ts'

const FAILURE = {
  title: 'Nada voltou.',
  description: 'Alguém mudou um dos documentos agora mesmo, ou a conexão caiu. Tente de novo.',
}

interface UndoCardProps {
  replacement: Replacement
  /** Called once it is undone, where it can be. */
  onUndone: () => void
}

/** Offers to undo the last replacement, and says what came back and what could not. */
export function UndoCard({ replacement, onUndone }: UndoCardProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()

  const undoAll = async () => {
    const undoing = await undo(client, replacement)
    push({ status: undoing.restored > 0 ? 'success' : 'warning', ...wordsOf(undoing) })
    onUndone()
  }

  return (
    <Card border radius={3} padding={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: '14em' }}>
          <Text size={1}>
            A última troca, de “{replacement.text}” por “{replacement.by}”, mudou{' '}
            {counted(replacement.changes.length, 'texto', 'textos')}. Ela espera em{' '}
            <PathLink path="/conteudo/drafts">Rascunhos</PathLink> até alguém publicar, e pode ser
            desfeita mesmo depois.
          </Text>
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          text="Desfazer a troca"
          loading={isBusy}
          disabled={isBusy}
          onClick={() => attempt(undoAll, FAILURE)}
        />
      </Flex>
    </Card>
  )
}

function wordsOf({ restored, left }: Undoing) {
  const back = counted(restored, 'texto voltou ao que era', 'textos voltaram ao que eram')
  const others = counted(
    left,
    'texto já diz outra coisa, e fica como está',
    'textos já dizem outra coisa, e ficam como estão',
  )
  return {
    title: restored > 0 ? `${back}, em rascunhos.` : 'Nenhum texto voltou ao que era.',
    description: left > 0 ? `${others}.` : undefined,
  }
}
