import type { Link } from '@elos/content'
import { ActionLink } from '../primitives/ActionLink.tsx'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'

/** A list of plain links, as menus and the footer have them. */
export function LinkList({ links, place }: { links: Link[]; place: Place }) {
  return (
    <ul className="menu">
      {keyed(links).map(({ key, item: link }) => (
        <li key={key}>
          <ActionLink link={link} place={place} />
        </li>
      ))}
    </ul>
  )
}
