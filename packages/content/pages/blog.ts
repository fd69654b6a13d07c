import { defineQuery } from 'groq'
import type { BlogPageQueryResult } from '../generated/sanity.types.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { routeHref } from '../parts/link/href.ts'
import { listPageOf } from '../parts/list/page.ts'
import { headingFields, ownRoute } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readList, readText } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import {
  asCards,
  hasSeveralArticles,
  isListed,
  mapArticleCard,
  upcomingArticles,
} from './article.ts'
import { kind } from './kind.ts'

export const blogPageQuery: Query<BlogPageQueryResult> =
  defineQuery(`*[_type == "blogPage" && _id == $id][0]{
  _id, ${headingFields}, "articles": *[_type == "article" && ${isListed}] ${asCards},
  "categories": *[_type == "articleCategory" && defined(route.path) && ${hasSeveralArticles}]
    | order(name asc, _id asc){_id, name, ${ownRoute}},
  ${upcomingArticles}
}`)

type Result = NonNullable<Loose<BlogPageQueryResult>>

/** The index of articles. */
export type Blog = View<typeof mapBlog>

/** Maps a page of the index; undefined beyond the last. */
function mapBlog(raw: Result, now: Date, listPage: number) {
  const list = listPageOf(readList(raw.articles, mapArticleCard), listPage)
  if (!list) return undefined
  const categories = readList(raw.categories, mapCategoryLink)
  return withCounts({ ...mapHeading(raw, now), categories, ...list }, { artigos: list.total })
}

function mapCategoryLink(raw: NonNullable<NonNullable<Result['categories']>[number]>) {
  const href = routeHref(raw.route)
  return href ? { name: readText(raw.name), href } : undefined
}

export const blog = kind({
  type: 'blogPage',
  title: 'Página do blog',
  documents: 'one',
  query: blogPageQuery,
  map: (raw, now, _origin, listPage): Blog | undefined => mapBlog(raw, now, listPage),
  lists: ['article', 'articleCategory'],
  feed: 'own',
  sharing: ({ articles: [latest] }) => ({ image: latest?.cover }),
})
