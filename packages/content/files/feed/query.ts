import { defineQuery } from 'groq'
import type { FeedQueryResult } from '../../generated/sanity.types.ts'
import { isListed, upcomingArticles } from '../../pages/article/query.ts'
import { imageFields, ownRoute } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

export const feedQuery: Query<FeedQueryResult> = defineQuery(`{
  "blog": *[_type == "route" && subject->_type == "blogPage"] | order(_id asc)[0]{
    path, title, description
  },
  "articles": *[_type == "article" && ${isListed}] | order(publishedAt desc, number asc){
    title, description, publishedAt, reviewedAt, unpublishOn, cover{${imageFields}}, ${ownRoute},
    "author": author->name, "category": category->name,
    "keywords": *[_type == "route" && subject._ref == ^._id] | order(_id asc)[0].keywords
  },
  ${upcomingArticles}
}`)
