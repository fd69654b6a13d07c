import type { Measurement, PageMetadata } from '@elos/content'
import type { ReactElement, ReactNode } from 'react'
import { joinHyphens } from '../common/hyphens.ts'
import { withReload } from '../dev/reload.ts'
import { withPolicy } from '../headers/policy.ts'
import { signImages } from '../imageSignature.ts'
import { Head, type PlainMetadata } from './Head.tsx'
import { Recorder } from './Recorder.tsx'

/** The parts of a document. */
interface DocumentParts {
  metadata: PageMetadata | PlainMetadata
  body: ReactNode
  /** The ids of what measures visits, which the document's policy then allows. */
  measurement?: Measurement
}

/** The HTML of a whole document: every HTML answer to a visitor is made here. */
export async function renderDocument({
  metadata,
  body,
  measurement,
}: DocumentParts): Promise<string> {
  const markup = await renderMarkup(
    <html lang="pt-BR">
      <Head metadata={metadata} />
      <body id="topo">
        <Recorder />
        {body}
      </body>
    </html>,
  )
  const html = signImages(joinHyphens(markup))
  return withPolicy(withReload(`<!DOCTYPE html>${html}`), { measurement })
}

/** The HTML of an element. */
export async function renderMarkup(element: ReactElement): Promise<string> {
  // Imported here, because Next refuses it at the top of a file.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(element)
}
