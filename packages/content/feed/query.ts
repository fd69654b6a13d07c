import { defineQuery } from 'groq'
import { isListed, upcomingArticles } from '../article/query.ts'
import { ownRoute } from '../link/query.ts'

export const feedQuery = defineQuery(`{
  "blog": *[_type == "route" && subject->_type == "blogPage"] | order(_id asc)[0]{
    path, title, description
  },
  "articles": *[_type == "article" && ${isListed}] | order(publishedAt desc, number asc){
    title, description, publishedAt, ${ownRoute}
  },
  ${upcomingArticles}
}`)
