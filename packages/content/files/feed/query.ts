import { defineQuery } from 'groq'
import type { FeedQueryResult } from '../../generated/sanity.types.ts'
import { isListed, newestFirst, upcomingArticles } from '../../pages/article.ts'
import { imageFields, ownRoute } from '../../parts/projections.ts'
import type { Query } from '../../parts/read/query.ts'

export const feedQuery: Query<FeedQueryResult> = defineQuery(`{
  "blog": *[_type == "blogPage"][0].route{path, title, description},
  "articles": *[_type == "article" && ${isListed}] | ${newestFirst}{
    title, description, publishedAt, reviewedAt, unpublishOn, cover{${imageFields}}, ${ownRoute},
    "author": author->name, "category": category->name,
    "keywords": route.keywords
  },
  ${upcomingArticles}
}`)
