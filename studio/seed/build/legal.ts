import type { LegalSource } from '../read/legal.ts'
import type { Seed } from './document.ts'
import { slug } from './parts.ts'
import { writerFor } from './writer.ts'

/** The document of a legal text, from its Markdown file. */
export function legalDocument({ file, data, body, lines }: LegalSource): Seed<'legalPage'> {
  const write = writerFor(file.path)
  return {
    _id: `legalPage-${file.name}`,
    _type: 'legalPage',
    title: data.title,
    slug: slug(data.slug),
    ...(data.version && { version: data.version }),
    updatedAt: data.updatedAt,
    lead: write.short(data.lead, lines.of('lead')),
    ...(data.showsDataOfficer && { showsDataOfficer: true }),
    body: write.rich(body, lines.body),
  }
}
