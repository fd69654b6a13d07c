import type { Breadcrumb as Trail } from '@elos/content'
import { ActionLink } from '../primitives/ActionLink.tsx'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'

/** The links from 'Início' to the current page, which comes last and is not a link. */
export function Breadcrumb({ trail, place }: { trail: Trail; place: Place }) {
  if (trail.length === 0) return null
  return (
    <nav className="trail" aria-label="Você está em">
      <ol>
        {keyed(trail).map(({ key, item: link }) => (
          <li key={key}>
            {link.href ? (
              <ActionLink link={link} place={place} />
            ) : (
              <span aria-current="page">{link.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
