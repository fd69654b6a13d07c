import type { Site } from '@elos/content'
import { errorPage } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

/** What a page shows that could not be made. */
export function ErrorPage({ site = null }: { site?: Site | null }) {
  return (
    <Notice
      site={site}
      title={errorPage.title}
      text={errorPage.text}
      actions={
        <>
          <a className="button" href="/">
            {errorPage.home}
          </a>
          <a className="button quiet" href="/#contato">
            {errorPage.contact}
          </a>
        </>
      }
    />
  )
}
