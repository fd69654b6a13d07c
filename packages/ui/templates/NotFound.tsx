import type { Site } from '@elos/content'
import { Icon } from '../primitives/Icon.tsx'
import { notFound } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

/**
 * What an unknown path shows. Going back a page takes script, which this page does without: the
 * browser's own button does it, and an island may add it here.
 */
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
          <a className="button quiet" href="/#contato">
            <Icon name="phone" />
            {notFound.contact}
          </a>
        </>
      }
    />
  )
}
