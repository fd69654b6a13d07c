import { z } from 'zod'
import { type IconName, icons } from '../../schemas/icons.ts'
import { type MarkdownSource, readMarkdownFolder } from './markdownFiles.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

const articleData = z.strictObject({
  number: z.int().min(1),
  title: z.string().min(1),
  description: z.string().min(70).max(160),
  publishedAt: z.iso.date(),
  reviewedAt: z.iso.date(),
  readMinutes: z.int().min(1),
  icon: z.string().refine(isIcon, 'não está na lista studio/schemas/icons.ts'),
  subject: z.enum(['bradesco', 'sulamerica', 'amil', 'medsenior', 'alice']).optional(),
  lead: z.string().min(1),
  closing: z.strictObject({ title: z.string(), text: z.string(), label: z.string() }),
  chatMessage: z.string().min(1),
})

export type ArticleSource = MarkdownSource<z.infer<typeof articleData>>

/** The articles as they are written; the file's name is the slug. */
export function readArticles(): ArticleSource[] {
  return readMarkdownFolder('articles', articleData)
}
