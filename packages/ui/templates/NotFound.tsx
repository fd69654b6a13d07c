import type { Site } from '@elos/content'
import { Icon } from '../primitives/Icon.tsx'
import { island } from '../primitives/island.ts'
import { QUOTE_FORM } from '../primitives/linkHref.ts'
import { notFound } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

/** The page for an unknown path. Its button to the previous page needs script, and is hidden without it. */
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
          <span className="scripted" {...island('back')}>
            <button className="button quiet" type="button">
              <Icon name="arrow-left" />
              {notFound.back}
            </button>
          </span>
          <a className="button quiet" href={QUOTE_FORM}>
            <Icon name="phone" />
            {notFound.contact}
          </a>
        </>
      }
    />
  )
}
