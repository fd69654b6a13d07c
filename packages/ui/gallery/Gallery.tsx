import { styled } from '../theme/styled.ts'
import { chrome } from './chrome.tsx'
import { forms } from './forms.tsx'
import type { GalleryPages, MakeGroup } from './group.ts'
import { landing } from './landing.tsx'
import { partner } from './partner.tsx'
import { primitives } from './primitives.tsx'
import { reading } from './reading.tsx'

export type { GalleryPages }

const GROUPS: readonly MakeGroup[] = [primitives, forms, chrome, landing, partner, reading]

const Root = styled('div', 'Gallery')`
  /* A part that sticks to the window or floats over it stays with its piece here. */
  > section > figure > div {
    position: relative;
    contain: paint;
  }
`

/**
 * The primitives, the forms and the frame, and sections in states that few pages have, with the content of these pages. The
 * sections themselves stand on the pages: an example of each kind and look is in `studio/seed/sections`.
 */
export function Gallery({ pages }: { pages: GalleryPages }) {
  const place = { site: pages.home.site, path: '' }
  return (
    <Root>
      <h1 className="band">Galeria</h1>
      {GROUPS.map((makeGroup) => makeGroup(pages, place)).map(({ name, pieces }) => (
        <section key={name} aria-label={name}>
          <h2 className="band">{name}</h2>
          {Object.entries(pieces).map(([title, piece]) => (
            <figure key={title}>
              <figcaption className="fine">{title}</figcaption>
              <div>{piece}</div>
            </figure>
          ))}
        </section>
      ))}
    </Root>
  )
}
