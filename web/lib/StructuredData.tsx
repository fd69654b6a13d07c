import { type Page, serializeJsonLd, structuredData } from '@elos/content'
import { env } from './env.ts'

/** What search engines read of a page, one script per thing. */
export function StructuredData({ page }: { page: Page }) {
  return structuredData(page, env.SITE_URL).map((thing, index) => (
    <script
      key={index}
      type="application/ld+json"
      // serializeJsonLd escapes whatever could end the script.
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(thing) }}
    />
  ))
}
