import { reference } from '../markdown/portableText.ts'
import type { ArticleSource } from '../read/articles.ts'
import type { Seed } from './document.ts'
import { picture, slug } from './parts.ts'
import { writerFor } from './writer.ts'

/** The document of an article, from its Markdown file. */
export function articleDocument({ file, data, body, lines }: ArticleSource): Seed<'article'> {
  const write = writerFor(file.path)
  const { lead, closing, subject, ...fields } = data
  return {
    _id: `article-${file.name}`,
    _type: 'article',
    ...fields,
    slug: slug(file.name),
    lead: write.short(lead, lines.of('lead')),
    body: write.rich(body, lines.body),
    cover: picture(file.path.replace('studio/seed/', '').replace(/md$/, 'svg')),
    ...(subject && { subject: reference(`carrier-${subject}`) }),
    closing: { ...closing, text: write.short(closing.text, lines.of('closing')) },
  }
}
