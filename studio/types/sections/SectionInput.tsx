import { Stack, Text } from '@sanity/ui'
import { isKeySegment, type ObjectInputProps } from 'sanity'

/** The form of a section. In a list of sections it begins with what its kind is for, which Sanity shows nowhere. */
export function SectionInput(props: ObjectInputProps) {
  const { path, schemaType, renderDefault } = props
  const place = path.at(-1)
  if (place === undefined || !isKeySegment(place)) return renderDefault(props)
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {schemaType.description}
      </Text>
      {renderDefault(props)}
    </Stack>
  )
}
