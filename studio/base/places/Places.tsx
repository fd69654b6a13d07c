import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { Card, Flex, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { aboveFields } from '../aboveFields.tsx'
import { TitleLines } from '../lists/TitleLines.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { isListed, isPlaced, type Place, type PlacedType, placesOf } from './places.ts'

interface PlacesProps {
  /** The published id of the document. */
  id: string
  type: PlacedType
  /** The reason why no page shows the document, even one that lists it. */
  absence?: string
}

/** Says on which pages a document is, with a button that puts it there or takes it off. */
export function Places({ id, type, absence }: PlacesProps) {
  const { published } = useEditState(id, type)
  return (
    <Card border radius={2} padding={3}>
      <TitleLines title="Onde aparece">
        {placesOf(type).map((place) => (
          <PlaceRow
            key={place.page}
            place={place}
            id={id}
            isPublished={Boolean(published)}
            absence={absence}
          />
        ))}
      </TitleLines>
    </Card>
  )
}

interface PlaceRowProps {
  place: Place
  id: string
  isPublished: boolean
  absence: string | undefined
}

function PlaceRow({ place, id, isPublished, absence }: PlaceRowProps) {
  const { published: page } = useEditState(place.page, place.page)
  const isIncluded = isListed(page, place, id)
  const isShown = isIncluded && !absence
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} muted={!isShown}>
        {isShown ? <CheckmarkCircleIcon /> : <CircleIcon />}
      </Text>
      <Text size={1}>{place.title}</Text>
      {!isShown && (
        <Text size={1} muted>
          {isPublished ? (absence ?? 'não aparece nela') : 'fora do site: publique antes'}
        </Text>
      )}
      {isPublished && page && <PlaceButton place={place} id={id} isShown={isIncluded} />}
    </Flex>
  )
}

/** The form of a document that pages list, with where it is shown above the fields. */
export const PlacedInput = aboveFields(
  ({ id, type }) => isPlaced(type) && <Places id={id} type={type} />,
)
