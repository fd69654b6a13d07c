import { nameOf, recordsIn } from '@elos/content/parts/stored/value'
import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { Box, Flex } from '@sanity/ui'
import { type CSSProperties, use, useMemo } from 'react'
import type { ArrayOfObjectsInputProps, ObjectItemProps } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import { drawingOf } from './drawing.ts'
import { SectionListContext } from './sectionList.ts'

/** The drawing of a section beside its row: the upper left of it, where the title stands. */
const DRAWING: CSSProperties = { objectFit: 'cover', objectPosition: 'top left', borderRadius: 3 }
const DRAWING_SIZE = { width: 66, height: 44 }

/** The list of a page's sections, whose rows can be moved. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const { value, path, schemaType, onItemMove, onItemOpen, renderDefault } = props
  const list = useMemo(() => {
    const titles = new Map(schemaType.of.map(({ name, title = name }) => [name, title]))
    const sections = recordsIn(value).map((section) => ({
      key: String(section._key),
      title: nameOf(section) || titles.get(String(section._type)) || '',
    }))
    const open = (key: string) => onItemOpen([...path, { _key: key }])
    return { move: onItemMove, open, sections }
  }, [value, path, schemaType, onItemMove, onItemOpen])
  return <SectionListContext value={list}>{renderDefault(props)}</SectionListContext>
}

/** A row of the list of sections, with the drawing of its kind and a button for each direction in which it can move. */
export function SectionRow(props: ObjectItemProps) {
  const { value, schemaType, readOnly, renderDefault } = props
  const { move, sections } = use(SectionListContext)
  const index = sections.findIndex(({ key }) => key === value._key)
  const buttonTo = (toIndex: number, text: string, icon: typeof ArrowUpIcon) => (
    <SmallButton
      mode="bleed"
      icon={icon}
      title={text}
      aria-label={text}
      disabled={readOnly || toIndex < 0 || toIndex >= sections.length}
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
