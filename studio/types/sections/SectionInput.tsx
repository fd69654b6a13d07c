import { Stack, Text } from '@sanity/ui'
import { isKeySegment, type ObjectInputProps } from 'sanity'
import { Note } from '../../base/Note.tsx'

/**
 * The form of a section. In a list of sections it begins with what its kind is for, and what is wrong with the section as
 * a whole, both of which Sanity shows nowhere in it.
 */
export function SectionInput(props: ObjectInputProps) {
  const { path, schemaType, validation, renderDefault } = props
  const place = path.at(-1)
  if (place === undefined || !isKeySegment(place)) return renderDefault(props)
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
    </Stack>
  )
}
