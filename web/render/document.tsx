import type { Measurement, PageMetadata } from '@elos/content'
import type { ReactNode } from 'react'
import { policiesOf, READ_ONLY_POLICY } from '../http/headers/policy.ts'
import type { HtmlDocument } from '../http/htmlResponse.ts'
import { Head, type PlainMetadata } from './Head.tsx'
import { Recorder, recorderScript } from './Recorder.tsx'
import { RELOAD, Reload } from './Reload.tsx'

/** The parts of a document. */
interface DocumentParts {
  metadata: PageMetadata | PlainMetadata
  body: ReactNode
  /** The ids of what measures visits, which the document's policy then allows. */
  measurement?: Measurement
  /** Whether its address has what a visitor filled in: other sites are told none of it, and it is not measured. */
  isPrivate?: boolean
  /** Whether it is only looked at: no script runs in it, and its forms cannot be sent. */
  isReadOnly?: boolean
}

/** Renders a whole document, with its policy: every HTML answer to a visitor is made here, but for the few lines of `plainPage`. */
export async function renderDocument({
  metadata,
  body,
  measurement,
  isPrivate = false,
  isReadOnly = false,
}: DocumentParts): Promise<HtmlDocument> {
  const isDeveloped = process.env.NODE_ENV === 'development' && !isReadOnly
  const scripts = [recorderScript(), ...(isDeveloped ? [RELOAD] : [])]
  const { own, header } = isReadOnly
    ? { own: READ_ONLY_POLICY, header: READ_ONLY_POLICY }
    : policiesOf({ scripts, measurement })
  const content = isDeveloped && JSON.stringify([metadata, await renderMarkup(body)])
  const markup = await renderMarkup(
    <html lang="pt-BR">
      <Head metadata={metadata} policy={own} isPrivate={isPrivate} />
      <body id="topo">
        {!isReadOnly && <Recorder />}
        {body}
        {content && <Reload content={content} />}
      </body>
    </html>,
  )
  return { html: `<!DOCTYPE html>${markup}`, policy: header }
}

/** The HTML of an element. */
async function renderMarkup(element: ReactNode): Promise<string> {
  // Imported here, because Next refuses it at the top of a file.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(element)
}
