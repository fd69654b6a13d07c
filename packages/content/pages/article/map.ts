import type { ArticleQueryResult } from '../../generated/sanity.types.ts'
import { mapImage } from '../../parts/image/map.ts'
import type { ImageResult } from '../../parts/image/result.ts'
import { mapClosing } from '../../parts/landing/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { RoutePath } from '../../parts/link/result.ts'
import { mapQuoteSubject } from '../../parts/quote/map.ts'
import type { Loose } from '../../parts/read/loose.ts'
import {
  readOptionalNumber,
  readOptionalText,
  readText,
  readToken,
} from '../../parts/read/values.ts'
import { mapRichText, mapShortText } from '../../parts/text/map.ts'
import type { Article, ArticleCard, Author } from './type.ts'

/** The result of `articleCardFields`. */
interface ArticleCardResult {
  _id: string
  number: number | null
  title: string | null
  description: string | null
  reviewedAt: string | null
  readMinutes: number | null
  icon: string | null
  cover: ImageResult
  category: { name: string | null } | null
  route: RoutePath
}

interface AuthorResult {
  name: string | null
  role: string | null
  note: string | null
  photo: ImageResult
}

type Neighbour = { title: string | null; route: RoutePath } | null

/** An article's card; undefined when the article has no page. */
export function mapArticleCard(raw: ArticleCardResult): ArticleCard | undefined {
  const href = routeHref(raw.route)
  return href === undefined
    ? undefined
    : {
        id: raw._id,
        number: readOptionalNumber(raw.number) ?? 0,
        title: readText(raw.title),
        href,
        description: readText(raw.description),
        reviewedAt: readToken(raw.reviewedAt),
        readMinutes: readOptionalNumber(raw.readMinutes) ?? 0,
        icon: readToken(raw.icon),
        cover: mapImage(raw.cover),
        category: readOptionalText(raw.category?.name),
      }
}

/** The subject of an article's page; undefined when the article has no route. */
export function mapArticle(
  raw: NonNullable<Loose<ArticleQueryResult>>,
  now: Date,
): Article | undefined {
  const card = mapArticleCard(raw)
  return (
    card && {
      ...card,
      lead: mapShortText(raw.lead, now),
      body: mapRichText(raw.body, now),
      publishedAt: readToken(raw.publishedAt),
      author: raw.author ? mapAuthor(raw.author) : undefined,
      subject: raw.subject
        ? { name: readText(raw.subject.name), href: routeHref(raw.subject.route) }
        : undefined,
      quote: mapQuoteSubject(raw.subject?.quote),
      closing: mapClosing(raw.closing, now),
      chatMessage: readToken(raw.chatMessage),
      previous: mapNeighbour(raw.previous),
      next: mapNeighbour(raw.next),
    }
  )
}

function mapNeighbour(raw: Neighbour): Article['next'] {
  const href = routeHref(raw?.route)
  return href ? { title: readText(raw?.title), href } : undefined
}

/** The author; undefined without a name. */
function mapAuthor(raw: AuthorResult): Author | undefined {
  const name = readOptionalText(raw.name)
  if (!name) return undefined
  return {
    name,
    role: readText(raw.role),
    note: readOptionalText(raw.note),
    photo: mapImage(raw.photo),
  }
}
