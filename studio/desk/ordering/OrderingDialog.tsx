import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useId, useState } from 'react'
import { useClient } from 'sanity'
import type { OrderedList } from './opened.ts'
import { inOrder } from './order.ts'
import { SortableRows } from './SortableRows.tsx'
import { readPositions, readSeen, saveOrder } from './saveOrder.ts'

interface OrderingDialogProps {
  list: OrderedList
  onClose: () => void
}

/** Changes the order of a list by dragging: in its documents and in the lists of pages, all at once. */
export function OrderingDialog({ list, onClose }: OrderingDialogProps) {
  const id = useId()
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [before, setBefore] = useState<string[]>()
  const [order, setOrder] = useState<string[]>([])
  const [seen, setSeen] = useState<string[]>([])
  const [isSaving, setSaving] = useState(false)

  const read = useCallback(async () => {
    try {
      const [positions, visible] = await Promise.all([
        readPositions(client, list),
        readSeen(client, list),
      ])
      const stored = inOrder(positions)
      setSeen(visible)
      setBefore(stored)
      setOrder(stored)
    } catch {
      push({ status: 'error', title: 'A lista não pôde ser lida. Tente de novo.' })
    }
  }, [client, list, push])
  useEffect(() => void read(), [read])

  const save = async () => {
    setSaving(true)
    try {
      if (await saveOrder(client, list, { before: before ?? [], after: order })) {
        push({ status: 'success', title: `${list.title}: a nova ordem está no site.` })
        onClose()
        return
      }
      push({
        status: 'warning',
        title: 'A ordem não foi salva.',
        description:
          'Alguém mudou a lista, ou uma página que a mostra, enquanto isso. Veja como ela está agora e mude a ordem de novo.',
      })
      await read()
    } catch {
      push({
        status: 'error',
        title: 'A ordem não foi salva.',
        description: 'Confira a conexão e tente de novo.',
      })
    }
    setSaving(false)
  }

  return (
    <Dialog
      id={id}
      header={`Ordem: ${list.title}`}
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text="Cancelar" onClick={onClose} />
          <Button
            tone="primary"
            text="Salvar a ordem"
            disabled={isSaving || !before}
            loading={isSaving}
            onClick={save}
          />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          Arraste pela alça. No teclado: espaço pega e solta, as setas movem. Ao salvar, a ordem
          muda no site, também nas listas da página inicial e da página de parceiros.
        </Text>
        {before ? (
          <SortableRows
            type={list.type}
            ids={order}
            unseen={order.filter((each) => !seen.includes(each))}
            onSort={setOrder}
          />
        ) : (
          <Flex justify="center" padding={4}>
            <Spinner muted />
          </Flex>
        )}
      </Stack>
    </Dialog>
  )
}
