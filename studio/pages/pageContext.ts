import { referenceOf, textOf } from '@elos/content/parts/stored/value'
import type { SanityClient } from '@sanity/client'

/** A page of the registry, published, as a model of a new one. */
interface KnownPage {
  _id: string
  path?: string | null
  name?: string | null
  category?: string | null
  priority?: number | null
  changefreq?: string | null
  trail?: readonly Readonly<Record<string, unknown>>[] | null
}

/** The pages around a document, from which its own is proposed. */
export interface PageContext {
  /** The pages of documents of the same type, those of the last documents first. */
  siblings: KnownPage[]
  /** The pages of the document that this one is about, and of those that are about this one. */
  close: KnownPage[]
  settings: { brandName?: string | null } | null
}

const pageFields = `_id, ...route{path, name, category, priority, changefreq, trail}`
const published = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`

export const PAGE_CONTEXT_QUERY = `{
  "siblings": *[_type == $type && defined(route.path) && ${published} && _id != $id]
    | order(publishedAt desc, coalesce(number, order) desc, route.path asc){${pageFields}},
  "close": *[defined(route.path) && ${published} && (_id == $about || (_type == "article" && subject._ref == $id))]
    | order(route.path asc){${pageFields}},
  "settings": *[_id == "siteSettings"][0]{brandName}
}`

type Fields = Readonly<Record<string, unknown>>

/** The parameters of `PAGE_CONTEXT_QUERY` for a document with this published id. */
export const pageContextParams = (id: string, document: Fields) => ({
  id,
  type: textOf(document._type),
  about: referenceOf(document.subject),
})

/** Reads the pages around a document. Rejects when the Lake cannot be reached. */
export const readPageContext = (
  client: SanityClient,
  id: string,
  document: Fields,
): Promise<PageContext> =>
  client.fetch<PageContext>(PAGE_CONTEXT_QUERY, pageContextParams(id, document), {
    perspective: 'raw',
    tag: 'pages',
  })
