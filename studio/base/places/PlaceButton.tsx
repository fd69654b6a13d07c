import { Button } from '@sanity/ui'
import { usePatchVersions } from '../documents/usePatchVersions.ts'
import { type Place, placing } from './places.ts'

interface PlaceButtonProps {
  place: Place
  /** The published id of the document. */
  id: string
  isShown: boolean
}

/** Puts a published document on a page, or takes it off: on the site at once, and in a draft that waits. */
export function PlaceButton({ place, id, isShown }: PlaceButtonProps) {
  const { isBusy, patch } = usePatchVersions(
    place.page,
    (page) => placing(page, place, id, !isShown),
    `${place.title}: nada mudou.`,
  )
  const text = isShown ? 'Retirar' : 'Incluir'
  return (
    <Button
      mode="ghost"
      padding={2}
      fontSize={1}
      text={text}
      aria-label={`${text}: ${place.title}`}
      disabled={isBusy}
      loading={isBusy}
      onClick={patch}
    />
  )
}
