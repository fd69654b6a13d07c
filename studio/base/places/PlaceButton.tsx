import { publishedId } from '@elos/content/parts/read/publishedId'
import { PatchButton } from '../documents/PatchButton.tsx'
import { useListenQuery } from '../documents/useListenQuery.ts'
import { type Place, placing } from './places.ts'

interface PlaceButtonProps {
  place: Place
  /** The published id of the document. */
  id: string
  isShown: boolean
}

/** The ids of the documents of the same type by their positions, drafts included. */
const POSITIONED = {
  fetch: '*[_type == *[_id == $id][0]._type] | order(coalesce(order, number) asc, _id asc)._id',
  listen: '*[defined(order) || defined(number)]',
}

/** Puts a published document on a page, or takes it off: on the site at once, and in a draft that waits. */
export function PlaceButton({ place, id, isShown }: PlaceButtonProps) {
  const positioned = useListenQuery<string[]>(POSITIONED, { id })?.map(publishedId)
  if (!positioned) return null
  return (
    <PatchButton
      id={place.page}
      text={isShown ? 'Retirar' : 'Incluir'}
      about={place.title}
      changeOf={(page) => placing(page, place, id, { shown: !isShown, positioned })}
      failure={`${place.title}: nada mudou.`}
    />
  )
}
