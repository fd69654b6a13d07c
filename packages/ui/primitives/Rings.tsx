import { SPRITE } from './Icon.tsx'

/**
 * The brand's mark: two linked rings. `apart`: not linked, for pages that say that something is
 * missing.
 */
export function Rings({ apart = false }: { apart?: boolean }) {
  return (
    <svg className="rings" viewBox="0 0 152 100" aria-hidden="true">
      <use href={`${SPRITE}#${apart ? 'elos-separados' : 'elos'}`} />
    </svg>
  )
}
