import {
  type Outcome,
  type Page,
  pageMetadata,
  serializeJsonLd,
  structuredData,
  withSignedImages,
} from '@elos/content'
import { type Bind, NotFound, renderPage } from '@elos/ui'
import type { ReactNode } from 'react'
import { env } from '../env.ts'
import type { HtmlDocument } from '../http/htmlResponse.ts'
import { renderDocument } from './document.tsx'
import { signImage } from './imageSignature.ts'

/** Structured data for search engines. */
export const StructuredData = ({ things }: { things: ReturnType<typeof structuredData> }) =>
  things.map((thing, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      key={index}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes whatever could end the script
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(thing) }}
    />
  ))

/** The body of a page: its structured data for search engines, and its template. */
export function PageContent({ page, bind }: { page: Page; bind?: Bind }) {
  return (
    <>
      <StructuredData things={structuredData(page, env.SITE_URL)} />
      {renderPage(page, bind)}
    </>
  )
}

/** Renders the document of a page. `bind` binds its form, when that is returned with what was typed. */
export function renderPageDocument(given: Page, bind?: Bind): Promise<HtmlDocument> {
  const page = withSignedImages(given, signImage)
  return renderDocument({
    metadata: pageMetadata(page, env.SITE_URL),
    body: <PageContent page={page} bind={bind} />,
    measurement: page.site.measurement,
  })
}

/**
 * Renders the document of a page that is only looked at: without scripts, and without what it tells search engines and
 * networks. Their programs would ask for its picture, which the site does not have of a draft.
 *
 * @param bar stands beneath the page
 */
export function renderReadOnlyPage(given: Page, bar: ReactNode): Promise<HtmlDocument> {
  const page = withSignedImages(given, signImage)
  return renderDocument({
    metadata: { title: page.route.title || page.site.brandName, robots: 'noindex, nofollow' },
    body: (
      <>
        {renderPage(page)}
        {bar}
      </>
    ),
    isReadOnly: true,
  })
}

/** Renders the document for a path at which nothing stands. */
export function renderMissing({
  site,
  pages,
}: Extract<Outcome, { outcome: 'missing' }>): Promise<HtmlDocument> {
  return renderDocument({
    metadata: { title: 'Página Não Encontrada', robots: 'noindex' },
    body: <NotFound site={site} pages={pages} />,
    measurement: site?.measurement,
  })
}
