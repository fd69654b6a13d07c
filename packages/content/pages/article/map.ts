import type { ArticleQueryResult } from '../../generated/sanity.types.ts'
import { mapImage } from '../../parts/image/map.ts'
import type { ImageResult } from '../../parts/image/result.ts'
import { mapClosing } from '../../parts/landing/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { RoutePath } from '../../parts/link/result.ts'
import { mapQuoteSubject } from '../../parts/quote/map.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readOptionalNumber, readText, readToken } from '../../parts/read/values.ts'
import { mapRichText, mapShortText } from '../../parts/text/map.ts'
import type { Article, ArticleCard } from './type.ts'

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
  route: RoutePath
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
