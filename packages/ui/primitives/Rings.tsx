import { SPRITE } from './Icon.tsx'

/** The mark: two links, joined; `apart` where something is missing. */
export function Rings({ apart = false }: { apart?: boolean }) {
  return (
    <svg className="rings" viewBox="0 0 152 100" aria-hidden="true">
      <use href={`${SPRITE}#${apart ? 'elos-separados' : 'elos'}`} />
    </svg>
  )
}
