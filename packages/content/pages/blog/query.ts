import { defineQuery } from 'groq'
import type { BlogPageQueryResult } from '../../generated/sanity.types.ts'
import { headingFields } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'
import { listedArticles, upcomingArticles } from '../article.ts'

export const blogPageQuery: Query<BlogPageQueryResult> =
  defineQuery(`*[_type == "blogPage" && _id == $id][0]{
  _id, ${headingFields}, "articles": ${listedArticles}, ${upcomingArticles}
}`)
