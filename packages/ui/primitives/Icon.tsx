/** Where `icons/build.ts` writes the sprite, as the browser asks for it. */
export const SPRITE = '/icons.svg'

/** A Phosphor icon from the sprite, for decoration: the words beside it say what it means. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
