import type { SanityDocument } from '@sanity/client'
import { lake } from './lake.ts'

/** The first document that a GROQ query finds, as the model of a new one. */
const modelOf = (query: string) => lake.fetch<SanityDocument>(`${query}[0]`)

/** A slug as it is stored. */
export const slugOf = (current: string) => ({ _type: 'slug', current })

/** The entry of a page in the route registry. */
export const routeAt = (path: string, name: string, category: string) => ({
  _type: 'route',
  path,
  name,
  title: `${name} | Elos Saúde`,
  description: `A página ‘${name}’, publicada depois de o site ter sido construído, para ver que ganha o seu lugar.`,
  category,
  priority: 0.7,
  changefreq: 'monthly',
})

/** An article like the first of the blog, with another name and a page of its own, and older than all others. */
export async function articlePage(slug: string, title: string) {
  return {
    ...(await modelOf('*[_id == "article-contratar-plano-saude-barato-2025"]')),
    _id: `article-${crypto.randomUUID()}`,
    title,
    number: 900,
    publishedAt: '2024-01-01',
    slug: slugOf(slug),
    route: routeAt(`/blog/${slug}`, title, 'blog'),
  }
}
