import {
  type Outcome,
  type Page,
  pageMetadata,
  serializeJsonLd,
  structuredData,
} from '@elos/content'
import { NotFound, renderPage } from '@elos/ui'
import { env } from '../env.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { renderDocument } from './document.tsx'

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
export function PageContent({ page }: { page: Page }) {
  return (
    <>
      <StructuredData things={structuredData(page, env.SITE_URL)} />
      {renderPage(page)}
    </>
  )
}

/** The HTML of a page. */
export function pageDocument(page: Page): Promise<string> {
  return renderDocument({
    metadata: pageMetadata(page, env.SITE_URL),
    body: <PageContent page={page} />,
    measurement: page.site.measurement,
  })
}

/** Returns the HTML of the page for a path at which nothing stands. */
function missingDocument({ site, pages }: Extract<Outcome, { outcome: 'missing' }>) {
  return renderDocument({
    metadata: { title: 'Página Não Encontrada', robots: 'noindex' },
    body: <NotFound site={site} pages={pages} />,
    measurement: site?.measurement,
  })
}

/** Returns the answer to a request for a path: 200 with the page, 308 or 307 with a redirect, or 404. */
export async function answerOf(loaded: Outcome): Promise<Response> {
  if (loaded.outcome === 'page') return htmlResponse(await pageDocument(loaded.page))
  if (loaded.outcome === 'missing') return htmlResponse(await missingDocument(loaded), 404)
  const { location, permanent } = loaded
  return new Response(null, { status: permanent ? 308 : 307, headers: { location } })
}
