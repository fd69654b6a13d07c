import { defineQuery } from 'groq'
import type { FeedQueryResult } from '../../generated/sanity.types.ts'
import { isListed, newestFirst, upcomingArticles } from '../../pages/article.ts'
import { imageFields, ownRoute } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

/** The feed of the blog, or of a category, whose page is at `$path`. */
export const feedQuery: Query<FeedQueryResult> = defineQuery(`
*[_type in ["blogPage", "articleCategory"] && route.path == $path] | order(_id asc)[0]{
  ...route{path, title, description},
  "articles": *[_type == "article" && ${isListed} &&
    (^._type == "blogPage" || category._ref == ^._id)] | ${newestFirst}{
    title, description, publishedAt, reviewedAt, unpublishOn, cover{${imageFields}}, ${ownRoute},
    "author": author->name, "category": category->name,
    "keywords": route.keywords
  },
  ${upcomingArticles}
}`)
