import { CONTENT_ICONS, type IconName } from '@elos/content/parts/icon/names'
import { z } from 'zod'
import { type MarkdownSource, readMarkdownFolder } from './markdownFiles.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(CONTENT_ICONS, name)

/** The front matter of an article. */
const articleSchema = z.strictObject({
  number: z.int().min(1),
  title: z.string().min(1),
  description: z.string().min(70).max(160),
  publishedAt: z.iso.date(),
  reviewedAt: z.iso.date(),
  readMinutes: z.int().min(1),
  icon: z.string().refine(isIcon, 'não está na lista packages/content/parts/icon/names.ts'),
  subject: z.enum(['bradesco', 'sulamerica', 'amil', 'medsenior', 'alice']).optional(),
  lead: z.string().min(1),
  closing: z.strictObject({ title: z.string(), text: z.string(), label: z.string() }),
  chatMessage: z.string().min(1),
})

export type ArticleSource = MarkdownSource<z.infer<typeof articleSchema>>

/** The articles, read from their Markdown files. The file name is the slug. */
export function readArticles(): ArticleSource[] {
  return readMarkdownFolder('articles', articleSchema)
}
