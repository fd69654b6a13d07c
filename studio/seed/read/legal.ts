import { z } from 'zod'
import { type MarkdownSource, readMarkdownFolder } from './markdownFiles.ts'

/**
 * The front matter of a legal text. `description` is a summary for its authors; search engines get the
 * description of the route registry.
 */
const legalSchema = z.strictObject({
  title: z.string().min(1),
  slug: z.string().min(1),
  version: z.string().optional(),
  updatedAt: z.iso.date(),
  description: z.string(),
  lead: z.string().min(1),
  showsDataOfficer: z.boolean().optional(),
})

export type LegalSource = MarkdownSource<z.infer<typeof legalSchema>>

/** The legal and institutional texts. The file name is part of the document's id. */
export function readLegalTexts(): LegalSource[] {
  return readMarkdownFolder('legal', legalSchema)
}
