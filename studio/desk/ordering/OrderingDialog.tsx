import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { titleOf } from '@elos/content/parts/stored/value'
import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { inOrder, type OrderedList, saveOrder, unseenOf } from './order.ts'
import { SortableRows } from './SortableRows.tsx'

const NOT_SAVED = 'A ordem não foi salva.'

/** An order that somebody has dragged documents to, and that of the list before. */
interface Dragged {
  before: string[]
  after: string[]
}

interface OrderingDialogProps {
  list: OrderedList
  onClose: () => void
}

/** Changes the order of a list by dragging: in its documents and in the lists of pages, all at once. */
export function OrderingDialog({ list, onClose }: OrderingDialogProps) {
  const id = useId()
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()
  const documents = useDocuments()
  const [dragged, setDragged] = useState<Dragged>()
  const isHeld = useRef(false)
  const stored = documents ? inOrder(documents, list) : []
  const { before, after } = dragged ?? { before: stored, after: stored }

  const hold = (isNowHeld: boolean) => {
    // The Esc that drops an item reaches the dialog after the list, in the same task.
    setTimeout(() => {
      isHeld.current = isNowHeld
    })
  }
  const close = () => {
    if (!isHeld.current) onClose()
  }

  const save = async () => {
    if (await saveOrder(client, list, { before, after })) {
      push({ status: 'success', title: `${list.title}: a nova ordem está no site.` })
      return onClose()
    }
    setDragged(undefined)
    push({
      status: 'warning',
      title: NOT_SAVED,
      description:
        'Alguém mudou a lista, ou uma página que a mostra, enquanto isso. Veja como ela está agora e mude a ordem de novo.',
    })
  }

  return (
    <Dialog
      id={id}
      header={`Ordem: ${list.title}`}
      width={1}
      onClose={close}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text="Cancelar" onClick={onClose} />
          <Button
            tone="primary"
            text="Salvar a ordem"
            disabled={isBusy || !documents}
            loading={isBusy}
            onClick={() => attempt(save, { title: NOT_SAVED, description: CHECK_CONNECTION })}
          />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          Arraste pela alça. No teclado: espaço pega e solta, as setas movem. Ao salvar, a ordem
          muda no site, também nas listas da página inicial e da página de parceiros.
        </Text>
        {documents ? (
          <SortableRows
            type={list.type}
            ids={after}
            nameOf={(each) =>
              titleOf({ ...(documents.get(`drafts.${each}`) ?? documents.get(each)) })
            }
            unseen={unseenOf(documents, after)}
            onSort={(ids) => setDragged({ before, after: ids })}
            onHold={hold}
          />
        ) : (
          <ReadingDocuments />
        )}
      </Stack>
    </Dialog>
  )
}
