import { z } from 'zod'
import { type MarkdownSource, readMarkdownFolder } from './markdownFiles.ts'

/** `description` is the author's own summary; what search engines read is in the route registry. */
const legalData = z.strictObject({
  title: z.string().min(1),
  slug: z.string().min(1),
  version: z.string().optional(),
  updatedAt: z.iso.date(),
  description: z.string(),
  lead: z.string().min(1),
})

export type LegalSource = MarkdownSource<z.infer<typeof legalData>>

/** The legal and institutional texts; the file's name is the key of the document's id. */
export function readLegalTexts(): LegalSource[] {
  return readMarkdownFolder('legal', legalData)
}
