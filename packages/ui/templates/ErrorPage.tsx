import type { Site } from '@elos/content'
import { QUOTE_FORM } from '../primitives/linkHref.ts'
import { errorPage } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

/** The page that is shown when a page cannot be rendered. */
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
          <a className="button quiet" href={QUOTE_FORM}>
            {errorPage.contact}
          </a>
        </>
      }
    />
  )
}
