import { defineQuery } from 'groq'
import { listedArticles, upcomingArticles } from '../article/query.ts'
import { headingFields } from '../landing/query.ts'

export const blogPageQuery = defineQuery(`*[_type == "blogPage" && _id == $id][0]{
  _id, ${headingFields}, "articles": ${listedArticles}, ${upcomingArticles}
}`)
