import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Stack, Text } from '@sanity/ui'
import { type CSSProperties, use } from 'react'
import { isKeySegment, type ObjectInputProps } from 'sanity'
import { Note } from '../../base/Note.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import { SectionListContext } from './sectionList.ts'

/** The button stays at the foot of the window while the form is longer than it. */
const AT_THE_FOOT: CSSProperties = { position: 'sticky', bottom: 12, zIndex: 1, justifySelf: 'end' }

/**
 * The form of a section. In a list of sections it begins with what its kind is for, and what is wrong with the section as
 * a whole, both of which Sanity shows nowhere in it, and ends with a button that opens the next section.
 */
export function SectionInput(props: ObjectInputProps) {
  const { path, schemaType, validation, renderDefault } = props
  const { sections, open } = use(SectionListContext)
  const place = path.at(-1)
  if (place === undefined || !isKeySegment(place)) return renderDefault(props)
  const next = sections[sections.findIndex(({ key }) => key === place._key) + 1]
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {schemaType.description}
      </Text>
      {validation.map(({ message }) => (
        <Note key={message} tone="critical">
          {message}
        </Note>
      ))}
      {renderDefault(props)}
      {next && (
        <SmallButton
          mode="default"
          style={AT_THE_FOOT}
          iconRight={ArrowRightIcon}
          text={`Próxima seção: ${next.title}`}
          onClick={() => open(next.key)}
        />
      )}
    </Stack>
  )
}
