/** The path of the sprite that `icons/build.ts` writes. */
export const SPRITE = '/icons.svg'

/**
 * A Phosphor icon from the sprite. Screen readers skip it: text beside it has to say what it means.
 * `state`: a class for an icon that shows only while its control is in that state.
 */
export function Icon({ name, state }: { name: string; state?: 'on' | 'off' }) {
  return (
    <svg className={state ? `icon ${state}` : 'icon'} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
