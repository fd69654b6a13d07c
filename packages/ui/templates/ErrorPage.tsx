import type { Site } from '@elos/content'
import { QUOTE_FORM } from '../primitives/linkHref.ts'
import { errorPage } from '../text/notFound.ts'
import { Notice } from './Notice.tsx'

interface ErrorPageProps {
  site?: Site | null
  /** What a visitor may tell staff, who find the request in the log by it. */
  reference?: string | undefined
}

/** The page that is shown when a page cannot be rendered. */
export function ErrorPage({ site = null, reference }: ErrorPageProps) {
  return (
    <Notice
      site={site}
      title={errorPage.title}
      text={errorPage.text}
      reference={reference && errorPage.reference(reference)}
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
