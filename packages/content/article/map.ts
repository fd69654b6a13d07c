import type { ArticleQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import type { ImageResult } from '../image/result.ts'
import { mapClosing } from '../landing/map.ts'
import { routeHref } from '../link/href.ts'
import type { RoutePath } from '../link/result.ts'
import type { Loose } from '../read/loose.ts'
import { optionalNumber, token, words } from '../read/values.ts'
import { mapRichText, mapShortText } from '../text/map.ts'
import type { Article, ArticleCard } from './type.ts'

/** What `articleCardFields` answers. */
export interface ArticleCardResult {
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

/** An article where it is listed; undefined without a page to lead to. */
export function mapArticleCard(raw: ArticleCardResult): ArticleCard | undefined {
  const href = routeHref(raw.route)
  return href === undefined
    ? undefined
    : {
        id: raw._id,
        number: optionalNumber(raw.number) ?? 0,
        title: words(raw.title),
        href,
        description: words(raw.description),
        reviewedAt: token(raw.reviewedAt),
        readMinutes: optionalNumber(raw.readMinutes) ?? 0,
        icon: token(raw.icon),
        cover: mapImage(raw.cover),
      }
}

/** An article with its page; undefined without a route. */
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
      publishedAt: token(raw.publishedAt),
      subject: raw.subject
        ? { name: words(raw.subject.name), href: routeHref(raw.subject.route) }
        : undefined,
      closing: mapClosing(raw.closing, now),
      chatMessage: token(raw.chatMessage),
      previous: mapNeighbour(raw.previous),
      next: mapNeighbour(raw.next),
    }
  )
}

function mapNeighbour(raw: Neighbour): Article['next'] {
  const href = routeHref(raw?.route)
  return href ? { title: words(raw?.title), href } : undefined
}
