import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { ReviewDocument } from '@elos/content/review/type'
import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useState } from 'react'
import { useClient } from 'sanity'
import type { OrderedList, PositionField } from './opened.ts'
import { inOrder, moved, type Positioned } from './order.ts'
import { PAGES_WITH_LISTS, sortedLists } from './pageLists.ts'
import { SortableRows } from './SortableRows.tsx'

const QUERY = '*[_type == $type]{_id, order, number}'
const PAGES = '*[_type in $types]'

type Stored = { _id: string } & Record<PositionField, number | null>

interface OrderingDialogProps {
  list: OrderedList
  onClose: () => void
}

/** Changes the order of a list by dragging: in its documents and in the lists of pages, all at once. */
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
      const options = { perspective: 'raw' } as const
      const pages = await client.fetch<ReviewDocument[]>(
        PAGES,
        { types: PAGES_WITH_LISTS },
        options,
      )
      const changes = [
        ...moved(stored ?? [], order).map(
          ({ _id, position }) => [_id, { [field]: position }] as const,
        ),
        ...pages.map((page) => [page._id, sortedLists(page, order)] as const),
      ].filter(([, values]) => Object.keys(values).length > 0)
      const all = changes.reduce(
        (transaction, [id, values]) => transaction.patch(id, (patch) => patch.set(values)),
        client.transaction(),
      )
      if (changes.length > 0) await all.commit()
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
            disabled={isSaving || !stored}
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
