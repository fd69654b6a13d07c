import { defineQuery } from 'groq'
import type { ArticleQueryResult } from '../../generated/sanity.types.ts'
import {
  closingFields,
  imageFields,
  ownRoute,
  richText,
  shortText,
} from '../../parts/projections.ts'
import { quoteField } from '../../parts/quote/query.ts'
import type { Query } from '../../parts/read/query.ts'

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

/** Projection of an article where it is listed. `unpublishOn` is the day on which the list loses it. */
export const articleCardFields = `_id, number, title, description, reviewedAt, ${readMinutes}, icon, unpublishOn,
  cover{${imageFields}}, category->{_id, name}, ${ownRoute}`

/** All articles of the index, in order. */
export const listedArticles = `*[_type == "article" && ${isListed}] | order(number asc, _id asc){
  ${articleCardFields}
}`

/** `upcoming` has the articles that will be neighbours of this one once they are due. */
export const articleQuery: Query<ArticleQueryResult> =
  defineQuery(`*[_type == "article" && _id == $id][0]{
  ${articleCardFields}, publishedAt, lead[]{${shortText}}, body[]{${richText}},
  author->{_id, name, role, note, photo{${imageFields}}},
  subject->{_id, name, ${ownRoute}, ${quoteField}}, closing{${closingFields}}, chatMessage,
  "previous": *[_type == "article" && number < ^.number && ${isListed}] | order(number desc)[0]{
    _id, number, title, unpublishOn, ${ownRoute}
  },
  "next": *[_type == "article" && number > ^.number && ${isListed}] | order(number asc)[0]{
    _id, number, title, unpublishOn, ${ownRoute}
  },
  "upcoming": *[_type == "article" && ${isUpcoming}]{number, publishAt}
}{
  ...,
  "upcoming": upcoming[
    (number < ^.number && (!defined(^.previous) || number > ^.previous.number)) ||
    (number > ^.number && (!defined(^.next) || number < ^.next.number))
  ]
}`)
