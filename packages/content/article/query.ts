import { defineQuery } from 'groq'
import { imageFields } from '../image/query.ts'
import { closingFields } from '../landing/query.ts'
import { ownRoute } from '../link/query.ts'
import { richText, shortText } from '../text/query.ts'

/** Whether an article's hour has come (`$now`, ISO). */
const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime($now))`

/** Whether an article stands on the index: due, and with a page. Tags: `list:article`, `list:route`. */
export const isListed = `${isDue} && count(*[_type == "route" && subject._ref == ^._id]) > 0`

/** The hours at which more articles will stand on the index. */
export const upcomingArticles = `"upcoming": *[_type == "article" && !${isDue}]{publishAt}`

/** Projection of an article where it is listed. */
export const articleCardFields = `_id, number, title, description, reviewedAt, readMinutes, icon,
  cover{${imageFields}}, ${ownRoute}`

/** All articles of the index, in order. */
export const listedArticles = `*[_type == "article" && ${isListed}] | order(number asc, _id asc){
  ${articleCardFields}
}`

export const articleQuery = defineQuery(`*[_type == "article" && _id == $id][0]{
  ${articleCardFields}, publishedAt, lead[]{${shortText}}, body[]{${richText}},
  subject->{_id, name, ${ownRoute}}, closing{${closingFields}}, chatMessage,
  "previous": *[_type == "article" && number < ^.number && ${isListed}] | order(number desc)[0]{
    _id, title, ${ownRoute}
  },
  "next": *[_type == "article" && number > ^.number && ${isListed}] | order(number asc)[0]{
    _id, title, ${ownRoute}
  },
  ${upcomingArticles}
}`)
