import type { Site } from '@elos/content'
import { QUOTE_FORM } from '../primitives/linkHref.ts'
import { errorPageWords } from '../words/notices.ts'
import { Notice } from './Notice.tsx'

interface ErrorPageProps {
  site?: Site | null
  /** The reference that a visitor may tell staff, who find the request in the log by it. */
  reference?: string | undefined
}

/** The page that is shown when a page cannot be rendered. */
export function ErrorPage({ site = null, reference }: ErrorPageProps) {
  return (
    <Notice
      site={site}
      title={errorPageWords.title}
      text={errorPageWords.text}
      actions={
        <a className="button quiet" href={QUOTE_FORM}>
          {errorPageWords.contact}
        </a>
      }
    >
      {reference && (
        <small>
          {errorPageWords.reference} <code>{reference}</code>
        </small>
      )}
    </Notice>
  )
}
