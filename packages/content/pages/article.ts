import { defineQuery } from 'groq'
import type { Organization, WebPage } from 'schema-dts'
import type { ArticleQueryResult, BlogPageQueryResult } from '../generated/sanity.types.ts'
import { socialImagePath } from '../parts/address/path.ts'
import { pageUrl } from '../parts/address/url.ts'
import { mapAuthor } from '../parts/author/map.ts'
import { authorFields } from '../parts/author/query.ts'
import { authorThing } from '../parts/author/structuredData.ts'
import { checkedLast } from '../parts/claim/note.ts'
import { mapImage } from '../parts/image/map.ts'
import type { Image } from '../parts/image/type.ts'
import { imageUrl } from '../parts/image/url.ts'
import { mapClosing } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import { closingFields, imageFields, ownRoute, richText, shortText } from '../parts/projections.ts'
import { mapQuoteSubject } from '../parts/quote/map.ts'
import { quoteField } from '../parts/quote/query.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readOptionalNumber, readOptionalText, readText, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { mapRichText, mapShortText } from '../parts/text/map.ts'
import { kind, type PageAbout } from './kind.ts'

/** Whether an article is due (`$now`, ISO) and has not left (`$today`, ISO). */
const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime($now)) &&
  (!defined(unpublishOn) || unpublishOn > $today)`

/** Whether the index shows an article: it is due and has a page. Tags: `list:article`, `list:route`. */
export const isListed = `${isDue} && defined(route.path)`

/** Whether an article is not due yet. */
const isUpcoming = `defined(publishAt) && dateTime(publishAt) > dateTime($now)`

/** The moments at which more articles will be due. */
export const upcomingArticles = `"upcoming": *[_type == "article" && ${isUpcoming}]{publishAt}`

/** The minutes that an editor has written, or those that reading the text takes, at 200 words a minute. */
const readMinutes = `"readMinutes": coalesce(readMinutes, round(count(string::split(pt::text(body), " ")) / 200 + 0.5))`

/** The projection of an article where it is listed. `unpublishOn` is the day on which the list loses it. */
const articleCardFields = `_id, title, description, reviewedAt, ${readMinutes}, icon, unpublishOn,
  cover{${imageFields}}, category->{_id, name}, route{path, name}`

/** The order of articles: the newest first, and of those of one day the one that was written last. */
export const newestFirst = 'order(publishedAt desc, number desc, _id asc)'

/** Whether an article stands before the one around the query in that order. */
const isNewer = `(publishedAt > ^.publishedAt || (publishedAt == ^.publishedAt && number > ^.number))`

/** Whether an article stands after the one around the query in that order. */
const isOlder = `(publishedAt < ^.publishedAt || (publishedAt == ^.publishedAt && number < ^.number))`

/** Lists articles as cards, in order. */
export const asCards = `| ${newestFirst}{${articleCardFields}}`

/** The fewest articles with which the page of a category is listed: on the blog, by its articles and by search engines. */
export const LEAST_IN_CATEGORY = 3

/** Whether a category has as many articles. */
export const hasSeveralArticles = `count(*[_type == "article" && category._ref == ^._id && ${isListed}]) >= ${LEAST_IN_CATEGORY}`

/**
 * `upcoming` has the articles that will be neighbours of this one once they are due, and `periods` the moments at which its
 * category gets or loses an article.
 */
export const articleQuery: Query<ArticleQueryResult> =
  defineQuery(`*[_type == "article" && _id == $id][0]{
  ${articleCardFields}, number, publishedAt, lead[]{${shortText}}, body[]{${richText}},
  author->{${authorFields}}, reviewer->{${authorFields}},
  "categoryPage": category->{
    _id, "path": select(${hasSeveralArticles} => route.path),
    "periods": *[_type == "article" && category._ref == ^._id]{publishAt, unpublishOn}
  },
  subject->{_id, name, ${ownRoute}, ${quoteField}}, closing{${closingFields}}, chatMessage,
  "previous": *[_type == "article" && ${isNewer} && ${isListed}] | order(publishedAt asc, number asc)[0]{
    _id, number, publishedAt, title, unpublishOn, ${ownRoute}
  },
  "next": *[_type == "article" && ${isOlder} && ${isListed}] | ${newestFirst}[0]{
    _id, number, publishedAt, title, unpublishOn, ${ownRoute}
  },
  "upcoming": *[_type == "article" && ${isUpcoming}]{number, publishedAt, publishAt}
}{
  ...,
  "upcoming": upcoming[
    (${isNewer} && (!defined(^.previous) || publishedAt < ^.previous.publishedAt ||
      (publishedAt == ^.previous.publishedAt && number < ^.previous.number))) ||
    (${isOlder} && (!defined(^.next) || publishedAt > ^.next.publishedAt ||
      (publishedAt == ^.next.publishedAt && number > ^.next.number)))
  ]
}`)

type Result = NonNullable<Loose<ArticleQueryResult>>
type CardResult = NonNullable<Loose<NonNullable<BlogPageQueryResult>['articles'][number]>>

/** An article where it is listed. */
export type ArticleCard = View<typeof mapArticleCard>

/** Maps an article's card; undefined when the article has no page. */
export function mapArticleCard(raw: CardResult) {
  const href = routeHref(raw.route)
  if (href === undefined) return undefined
  return {
    id: raw._id,
    title: readText(raw.title),
    /** Its name in the registry, for where the title has no room: 'Amil: onde contratar'. */
    shortTitle: readText(raw.route?.name),
    href,
    description: readText(raw.description),
    /** The ISO date that the index shows. */
    reviewedAt: readToken(raw.reviewedAt),
    readMinutes: readOptionalNumber(raw.readMinutes) ?? 0,
    icon: readToken(raw.icon),
    cover: mapImage(raw.cover),
    /** The name of its category: 'Portabilidade'. */
    category: readOptionalText(raw.category?.name),
  }
}

function mapNeighbour(raw: Result['previous' | 'next']) {
  const href = routeHref(raw?.route)
  return href ? { title: readText(raw?.title), href } : undefined
}

/** The subject of an article's page. */
export type Article = View<typeof mapArticle>

/** Maps the subject of an article's page; undefined when the article has no route. */
function mapArticle(raw: Result, now: Date) {
  const card = mapArticleCard(raw)
  if (card === undefined) return undefined
  const publishedAt = readToken(raw.publishedAt)
  const isAfterReview = publishedAt > card.reviewedAt
  const reviewedAt = isAfterReview ? publishedAt : card.reviewedAt
  const text = {
    lead: mapShortText(raw.lead, now),
    body: mapRichText(raw.body, now),
    closing: mapClosing(raw.closing, now),
  }
  const checkedAt = checkedLast(text) ?? ''
  return {
    ...card,
    ...text,
    /** The ISO date of its last review; that of its publication where it was scheduled after the review. */
    reviewedAt,
    /** The ISO date on which the newest of its claims was checked, if that is after the review. */
    checkedAt: checkedAt > reviewedAt ? checkedAt : undefined,
    /** The ISO date that the article shows. */
    publishedAt,
    /** The person who wrote the article; undefined when it is by the company. */
    author: mapAuthor(raw.author),
    /** The person who reviewed the article, if somebody is named. */
    reviewer: mapAuthor(raw.reviewer),
    /** The path of the page of its category, if that is listed. */
    categoryHref: routeHref(raw.categoryPage),
    /** The carrier it is about. */
    subject: raw.subject
      ? { name: readText(raw.subject.name), href: routeHref(raw.subject.route) }
      : undefined,
    /** The subject of a quote that a reader of this article requests. */
    quote: mapQuoteSubject(raw.subject?.quote),
    chatMessage: readToken(raw.chatMessage),
    /** The neighbours on the index; absent at its ends. */
    previous: mapNeighbour(raw.previous),
    next: mapNeighbour(raw.next),
  }
}

/**
 * The URL of an article's picture for search engines and feed readers, which do not read SVG: its cover,
 * or else its image for social networks.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 */
export function articlePicture(path: string, cover: Image | undefined, origin: string): string {
  const address = cover ? imageUrl(cover, { width: 1200, raster: true }) : socialImagePath(path)
  return pageUrl(origin, address)
}

/** The ISO date on which the text or one of its facts was last changed. */
const modifiedAt = ({ checkedAt, reviewedAt }: Article): string => checkedAt ?? reviewedAt

/** The article, written by a person or by the company, and published by the company. */
function structuredData({ route, site, subject }: PageAbout<Article>, origin: string): Thing[] {
  const url = pageUrl(origin, route.path)
  const company = companyReference(site, origin)
  return [
    {
      '@type': 'Article',
      headline: subject.title,
      description: route.description,
      url,
      mainEntityOfPage: reviewedPage(subject, url, origin) ?? url,
      inLanguage: 'pt-BR',
      datePublished: subject.publishedAt,
      dateModified: modifiedAt(subject),
      timeRequired: subject.readMinutes > 0 ? `PT${subject.readMinutes}M` : undefined,
      image: articlePicture(route.path, subject.cover, origin),
      keywords: route.keywords.join(', '),
      articleSection: subject.category,
      about: subject.subject && { '@type': 'Organization', name: subject.subject.name },
      author:
        (subject.author && authorThing(subject.author, origin)) ??
        teamThing(site.author) ??
        company,
      publisher: company,
    },
  ]
}

/** The page as one that a person has reviewed, which schema.org says of pages and not of articles; undefined without one. */
function reviewedPage(
  { reviewer, reviewedAt }: Article,
  url: string,
  origin: string,
): WebPage | undefined {
  if (!reviewer) return undefined
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    reviewedBy: authorThing(reviewer, origin),
    lastReviewed: reviewedAt,
  }
}

/** The company's people, under the name that the settings give them. */
const teamThing = (name: string | undefined): Organization | undefined =>
  name ? { '@type': 'Organization', name } : undefined

export const article = kind({
  type: 'article',
  title: 'Artigos',
  documents: { sortedBy: 'publishedAt', isNewestFirst: true },
  query: articleQuery,
  map: (raw, now): Article | undefined => mapArticle(raw, now),
  lists: ['article'],
  structuredData,
  feed: 'blog',
  sharing: (subject) => ({
    image: subject.cover,
    author: subject.author?.name,
    article: {
      publishedAt: subject.publishedAt || undefined,
      modifiedAt: modifiedAt(subject) || undefined,
    },
  }),
})
