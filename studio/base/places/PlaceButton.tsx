import { PatchButton } from '../documents/PatchButton.tsx'
import { type Place, placing } from './places.ts'

interface PlaceButtonProps {
  place: Place
  /** The published id of the document. */
  id: string
  isShown: boolean
}

/** Puts a published document on a page, or takes it off: on the site at once, and in a draft that waits. */
export function PlaceButton({ place, id, isShown }: PlaceButtonProps) {
  const text = isShown ? 'Retirar' : 'Incluir'
  return (
    <PatchButton
      id={place.page}
      text={text}
      label={`${text}: ${place.title}`}
      changeOf={(page) => placing(page, place, id, !isShown)}
      failure={`${place.title}: nada mudou.`}
    />
  )
}
