import { PatchButton } from '../documents/PatchButton.tsx'
import { type Place, placing } from './places.ts'

interface PlaceButtonProps {
  place: Place
  /** The published id of the document. */
  id: string
  isShown: boolean
}

/** Puts a published document on a page, or takes it off: on the site at once, and in a draft that waits. */
export const PlaceButton = ({ place, id, isShown }: PlaceButtonProps) => (
  <PatchButton
    id={place.page}
    text={isShown ? 'Retirar' : 'Incluir'}
    about={place.title}
    changeOf={(page) => placing(page, place, id, !isShown)}
    failure={`${place.title}: nada mudou.`}
  />
)
