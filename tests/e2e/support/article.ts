import { z } from 'zod'
import { lake } from './lake.ts'

const Model = z.looseObject({ _type: z.literal('article') })

/** An article like the first of the blog, under its own name, and the page that shows it. */
export async function articlePage(slug: string, title: string) {
  const model = Model.parse(await lake.fetch('*[_type == "article"] | order(number asc)[0]'))
  const article = {
    ...model,
    _id: `article-${crypto.randomUUID()}`,
    title,
    number: 900,
    slug: { _type: 'slug', current: slug },
  }
  const route = {
    _id: `route-${crypto.randomUUID()}`,
    _type: 'route',
    path: `/blog/${slug}`,
    name: title,
    title: `${title} | Elos Saúde`,
    description:
      'Um artigo publicado depois de o site ter sido construído, para ver que ganha a sua página.',
    category: 'blog',
    priority: 0.7,
    changefreq: 'monthly',
    subject: { _type: 'reference', _ref: article._id },
  }
  return { article, route }
}
