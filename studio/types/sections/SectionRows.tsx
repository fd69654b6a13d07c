import { nameOf } from '@elos/content/parts/stored/value'
import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Flex } from '@sanity/ui'
import { type CSSProperties, createContext, use, useMemo } from 'react'
import type { ArrayOfObjectsInputProps, ObjectItemProps } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import { drawingOf } from './drawing.ts'

interface Rows {
  move: ArrayOfObjectsInputProps['onItemMove']
  /** The keys of the rows, in their order. Sanity tells a row only the place at which it was first drawn. */
  keys: readonly string[]
}

const RowsContext = createContext<Rows>({ move: () => {}, keys: [] })

/** The drawing of a section beside its row: the upper left of it, where the title stands. */
const DRAWING: CSSProperties = { objectFit: 'cover', objectPosition: 'top left', borderRadius: 3 }
const DRAWING_SIZE = { width: 66, height: 44 }

/** The list of a page's sections, whose rows can be moved. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const { members, onItemMove, renderDefault } = props
  const rows = useMemo(
    () => ({ move: onItemMove, keys: members.map(({ key }) => key) }),
    [onItemMove, members],
  )
  return <RowsContext value={rows}>{renderDefault(props)}</RowsContext>
}

/** A row of the list of sections, with the drawing of its kind and a button for each direction in which it can move. */
export function SectionRow(props: ObjectItemProps) {
  const { value, schemaType, readOnly, renderDefault } = props
  const { move, keys } = use(RowsContext)
  const index = keys.indexOf(value._key)
  const buttonTo = (toIndex: number, text: string, icon: typeof ArrowUpIcon) => (
    <SmallButton
      mode="bleed"
      icon={icon}
      title={text}
      aria-label={text}
      disabled={readOnly || toIndex < 0 || toIndex >= keys.length}
      onClick={() => move({ fromIndex: index, toIndex })}
    />
  )
  return (
    <Flex align="center" gap={1} role="group" aria-label={nameOf({ ...value }) || schemaType.title}>
      <Box flex={1} style={{ minWidth: 0 }}>
        {renderDefault(props)}
      </Box>
      <img src={drawingOf(schemaType.name)} alt="" style={DRAWING} {...DRAWING_SIZE} />
      {buttonTo(index - 1, 'Mover para cima', ArrowUpIcon)}
      {buttonTo(index + 1, 'Mover para baixo', ArrowDownIcon)}
    </Flex>
  )
}
