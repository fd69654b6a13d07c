import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, referenceOf, textOf } from '@elos/content/review/value'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { previewPageId } from './ids.ts'

/** A page of the registry, published, as a model of a new one. */
export interface KnownPage {
  _id: string
  path?: string | null
  name?: string | null
  category?: string | null
  priority?: number | null
  changefreq?: string | null
  trail?: readonly Readonly<Record<string, unknown>>[] | null
}

/** A published redirect. */
export interface KnownRedirect {
  _id: string
  source?: string | null
  target?: string | null
  targetPath?: string | null
}

/** What the Lake knows about the pages of a document and about those around it. */
export interface Surroundings {
  /** The pages that show the document: published ones, drafts, and the one made for the preview. */
  pages: SanityDocument[]
  /** The pages of documents of the same type, those of the last documents first. */
  siblings: KnownPage[]
  /** The pages of the document that this one is about, and of those that are about this one. */
  close: KnownPage[]
  redirects: KnownRedirect[]
  settings: {
    brandName?: string | null
    /** The id of the image file that networks show of every page without its own. */
    picture?: string | null
  } | null
  /** The id of the image file that shows the document; '' without one. */
  picture: string | null
}

const pageFields = `_id, path, name, category, priority, changefreq, trail`
const published = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`

export const SURROUNDINGS_QUERY = `{
  "pages": *[_type == "route" && subject._ref == $id],
  "siblings": *[_type == "route" && ${published} && subject._ref != $id && subject->_type == $type]
    | order(coalesce(subject->number, subject->order) desc, path asc){${pageFields}},
  "close": *[_type == "route" && ${published} && (subject._ref == $about || subject->subject._ref == $id)]
    | order(path asc){${pageFields}},
  "redirects": *[_type == "redirect" && ${published}]{
    _id, source, "target": target._ref, "targetPath": target->path
  },
  "settings": *[_id == "siteSettings"][0]{brandName, "picture": socialImage.asset._ref},
  "picture": $picture
}`

type Fields = Readonly<Record<string, unknown>>

/** The id of the image file that shows a document: its cover, or the picture of its first section. */
function pictureOf({ cover, hero }: Fields): string {
  const image = cover ?? (isRecord(hero) ? hero.image : undefined)
  return isRecord(image) ? referenceOf(image.asset) : ''
}

/** The parameters of `SURROUNDINGS_QUERY` for a document with this published id. */
export const surroundingsParams = (id: string, document: Fields) => ({
  id,
  type: textOf(document._type),
  about: referenceOf(document.subject),
  picture: pictureOf(document),
})

/** Reads what is around a document. Rejects when the Lake cannot be reached. */
export const readSurroundings = (
  client: SanityClient,
  id: string,
  document: Fields,
): Promise<Surroundings> =>
  client
    .withConfig({ apiVersion: API_VERSION })
    .fetch<Surroundings>(SURROUNDINGS_QUERY, surroundingsParams(id, document), {
      perspective: 'raw',
      tag: 'pages',
    })

/** The page of a document as its editors know it. */
export interface OwnPage {
  published: SanityDocument | undefined
  draft: SanityDocument | undefined
}

/** The page of a document, without the one that exists only for its preview; nothing if it has none. */
export function ownPage({ pages }: Pick<Surroundings, 'pages'>, id: string): OwnPage {
  const real = pages.filter(({ _id }) => publishedId(_id) !== previewPageId(id))
  const live = real.find(({ _id }) => !_id.startsWith('drafts.'))
  const draft = real.find(({ _id }) =>
    live ? _id === `drafts.${live._id}` : _id.startsWith('drafts.'),
  )
  return { published: live, draft }
}
