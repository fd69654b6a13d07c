import { z } from 'zod'
import { lake } from './lake.ts'

const modelSchema = z.looseObject({ _type: z.string() })

/** The first document that a GROQ query finds, as the model of a new one. Throws if there is none. */
const modelOf = async (query: string) => modelSchema.parse(await lake.fetch(`${query}[0]`))

const slugOf = (current: string) => ({ _type: 'slug', current })

/** The route of a page that shows a document. */
const routeTo = (subject: { _id: string }, path: string, name: string, category: string) => ({
  _id: `route-${crypto.randomUUID()}`,
  _type: 'route',
  path,
  name,
  title: `${name} | Elos Saúde`,
  description: `A página ‘${name}’, publicada depois de o site ter sido construído, para ver que ganha o seu lugar.`,
  category,
  priority: 0.7,
  changefreq: 'monthly',
  subject: { _type: 'reference', _ref: subject._id },
})

/** An article like the first of the blog, with another name, and the route of its page. */
export async function articlePage(slug: string, title: string) {
  const article = {
    ...(await modelOf('*[_type == "article"] | order(number asc)')),
    _id: `article-${crypto.randomUUID()}`,
    title,
    number: 900,
    slug: slugOf(slug),
  }
  return { article, route: routeTo(article, `/blog/${slug}`, title, 'blog') }
}

/** A carrier like the first of the list, with another name, and the route of its page. */
export async function carrierPage(slug: string, name: string) {
  const carrier = {
    ...(await modelOf('*[_type == "carrier"] | order(order asc)')),
    _id: `carrier-${crypto.randomUUID()}`,
    name,
    slug: slugOf(slug),
  }
  return { carrier, route: routeTo(carrier, `/${slug}`, name, 'operadora') }
}
