import type { Site } from '@elos/content'
import type { IslandName } from '../islands/islands.ts'
import { Icon } from '../primitives/Icon.tsx'
import { notFound } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

const ISLAND: IslandName = 'back'

/** What an unknown path shows. Without script the browser's own button goes back a page. */
export function NotFound({ site }: { site: Site | null }) {
  return (
    <Notice
      site={site}
      title={notFound.title}
      text={notFound.text}
      actions={
        <>
          <a className="button" href="/">
            {notFound.home}
          </a>
          <span className="scripted" data-island={ISLAND}>
            <button className="button quiet" type="button">
              <Icon name="arrow-left" />
              {notFound.back}
            </button>
          </span>
          <a className="button quiet" href="/#contato">
            <Icon name="phone" />
            {notFound.contact}
          </a>
        </>
      }
    />
  )
}
