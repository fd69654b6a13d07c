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

/** Whether an article is due (`$now`, ISO). */
const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime($now))`

/** Whether the index shows an article: it is due and has a page. Tags: `list:article`, `list:route`. */
export const isListed = `${isDue} && count(*[_type == "route" && subject._ref == ^._id]) > 0`

/** The moments at which more articles will be due. */
export const upcomingArticles = `"upcoming": *[_type == "article" && !${isDue}]{publishAt}`

/** Projection of an article where it is listed. */
export const articleCardFields = `_id, number, title, description, reviewedAt, readMinutes, icon,
  cover{${imageFields}}, category->{_id, name}, ${ownRoute}`

/** All articles of the index, in order. */
export const listedArticles = `*[_type == "article" && ${isListed}] | order(number asc, _id asc){
  ${articleCardFields}
}`

export const articleQuery: Query<ArticleQueryResult> =
  defineQuery(`*[_type == "article" && _id == $id][0]{
  ${articleCardFields}, publishedAt, lead[]{${shortText}}, body[]{${richText}},
  author->{_id, name, role, note, photo{${imageFields}}},
  subject->{_id, name, ${ownRoute}, ${quoteField}}, closing{${closingFields}}, chatMessage,
  "previous": *[_type == "article" && number < ^.number && ${isListed}] | order(number desc)[0]{
    _id, title, ${ownRoute}
  },
  "next": *[_type == "article" && number > ^.number && ${isListed}] | order(number asc)[0]{
    _id, title, ${ownRoute}
  },
  ${upcomingArticles}
}`)
