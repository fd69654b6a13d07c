import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Badge, Box, Button, Card, Flex, Stack } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'

interface SortableRowsProps {
  type: string
  /** The documents in their order. */
  ids: readonly string[]
  /** Returns the name of a document, by which staff know it. */
  nameOf: (id: string) => string
  /** Those that visitors do not see anywhere. */
  unseen: readonly string[]
  onSort: (ids: string[]) => void
  /** Called when somebody picks up an item, and when it is dropped. */
  onHold: (isHeld: boolean) => void
}

/** Documents in an order that a pointer or the keyboard changes. */
export function SortableRows(props: SortableRowsProps) {
  const { type, ids, nameOf, unseen, onSort, onHold } = props
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const drop = ({ active, over }: DragEndEvent) => {
    onHold(false)
    if (over && over.id !== active.id)
      onSort(arrayMove([...ids], placeOf(active.id), placeOf(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={() => onHold(true)}
      onDragEnd={drop}
      onDragCancel={() => onHold(false)}
      accessibility={{
        announcements: announcements(nameOf, (id) => placeOf(id) + 1),
        screenReaderInstructions: { draggable: 'Espaço pega e solta. As setas movem.' },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Stack as="ol" gap={1} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {ids.map((id) => (
            <Row key={id} id={id} type={type} name={nameOf(id)} isUnseen={unseen.includes(id)} />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  )
}

/** Returns the texts that a screen reader says. `placeOf`: returns the position of an item, from 1. */
const announcements = (
  nameOf: (id: string) => string,
  placeOf: (id: UniqueIdentifier) => number,
): Announcements => ({
  onDragStart: ({ active }) =>
    `Pegou “${nameOf(String(active.id))}”, na posição ${placeOf(active.id)}.`,
  onDragOver: ({ over }) => (over ? `Na posição ${placeOf(over.id)}.` : 'Fora da lista.'),
  onDragEnd: ({ over }) => (over ? `Solto na posição ${placeOf(over.id)}.` : 'Solto no lugar.'),
  onDragCancel: () => 'A ordem continua como estava.',
})

interface RowProps {
  id: string
  type: string
  name: string
  isUnseen: boolean
}

function Row({ id, type, name, isUnseen }: RowProps) {
  const schemaType = useSchema().get(type)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <Card
      as="li"
      ref={setNodeRef}
      radius={2}
      shadow={isDragging ? 3 : undefined}
      style={{
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        transform: CSS.Transform.toString(transform),
        transition,
      }}
    >
      <Flex align="center" gap={1}>
        <Button
          mode="bleed"
          icon={DragHandleIcon}
          {...attributes}
          {...listeners}
          aria-roledescription="item que se arrasta"
          aria-label={`Mover “${name}”`}
          style={{ cursor: 'grab', touchAction: 'none' }}
        />
        <Box flex={1}>
          {schemaType && (
            <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
          )}
        </Box>
        {isUnseen && <Badge tone="caution">fora do site</Badge>}
      </Flex>
    </Card>
  )
}
