import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useState } from 'react'
import { useClient } from 'sanity'
import type { OrderedList, PositionField } from './opened.ts'
import { inOrder, moved, type Positioned } from './order.ts'
import { SortableRows } from './SortableRows.tsx'

const QUERY = '*[_type == $type]{_id, order, number}'

type Stored = { _id: string } & Record<PositionField, number | null>

interface OrderingDialogProps {
  list: OrderedList
  onClose: () => void
}

/** Changes the order of a list by dragging. It is saved in all documents at once, and so on the site. */
export function OrderingDialog({ list, onClose }: OrderingDialogProps) {
  const { type, title, field } = list
  const id = useId()
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [stored, setStored] = useState<Positioned[]>()
  const [order, setOrder] = useState<string[]>([])
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    const reading = client.fetch<Stored[]>(QUERY, { type }, { perspective: 'raw' })
    reading.then(
      (documents) => {
        const positioned = documents.map((each) => ({ _id: each._id, position: each[field] }))
        setStored(positioned)
        setOrder(inOrder(positioned))
      },
      () => push({ status: 'error', title: 'A lista não pôde ser lida. Tente de novo.' }),
    )
  }, [client, field, push, type])

  const save = async () => {
    setSaving(true)
    try {
      const all = moved(stored ?? [], order).reduce(
        (transaction, { _id, position }) =>
          transaction.patch(_id, (patch) => patch.set({ [field]: position })),
        client.transaction(),
      )
      await all.commit()
      push({ status: 'success', title: `${title}: a nova ordem está no site.` })
      onClose()
    } catch {
      push({
        status: 'error',
        title: 'A ordem não foi salva.',
        description: 'Confira a conexão e tente de novo.',
      })
      setSaving(false)
    }
  }

  return (
    <Dialog
      id={id}
      header={`Ordem: ${title}`}
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text="Cancelar" onClick={onClose} />
          <Button
            tone="primary"
            text="Salvar a ordem"
            disabled={isSaving || moved(stored ?? [], order).length === 0}
            loading={isSaving}
            onClick={save}
          />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          Arraste pela alça. No teclado: espaço pega e solta, as setas movem. Ao salvar, a ordem
          muda no site.
        </Text>
        {stored ? (
          <SortableRows type={type} ids={order} onSort={setOrder} />
        ) : (
          <Flex justify="center" padding={4}>
            <Spinner muted />
          </Flex>
        )}
      </Stack>
    </Dialog>
  )
}
