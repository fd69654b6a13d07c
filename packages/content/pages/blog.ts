import { defineQuery } from 'groq'
import type { BlogPageQueryResult } from '../generated/sanity.types.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readList } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { listedArticles, mapArticleCard, upcomingArticles } from './article.ts'
import { kind } from './kind.ts'

export const blogPageQuery: Query<BlogPageQueryResult> =
  defineQuery(`*[_type == "blogPage" && _id == $id][0]{
  _id, ${headingFields}, "articles": ${listedArticles}, ${upcomingArticles}
}`)

/** The index of articles. */
export type Blog = View<typeof mapBlog>

const mapBlog = (raw: NonNullable<Loose<BlogPageQueryResult>>, now: Date) => {
  const articles = readList(raw.articles, mapArticleCard)
  return withCounts({ ...mapHeading(raw, now), articles }, { artigos: articles.length })
}

export const blog = kind({
  type: 'blogPage',
  title: 'Página do blog',
  documents: 'one',
  query: blogPageQuery,
  map: (raw, now): Blog => mapBlog(raw, now),
  lists: ['article'],
  linksToFeed: true,
  sharing: ({ articles: [latest] }) => ({ image: latest?.cover }),
})
