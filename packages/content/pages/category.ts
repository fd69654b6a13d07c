import { defineQuery } from 'groq'
import type { CategoryQueryResult } from '../generated/sanity.types.ts'
import { listPageOf } from '../parts/list/page.ts'
import { shortText } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readList, readText } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapOptionalText } from '../parts/text/map.ts'
import {
  asCards,
  isListed,
  LEAST_IN_CATEGORY,
  mapArticleCard,
  upcomingArticles,
} from './article.ts'
import { kind } from './kind.ts'

export const categoryQuery: Query<CategoryQueryResult> =
  defineQuery(`*[_type == "articleCategory" && _id == $id][0]{
  _id, name, lead[]{${shortText}},
  "articles": *[_type == "article" && ${isListed} && category._ref == $id] ${asCards},
  ${upcomingArticles}
}`)

/** A category, and a page of its articles. */
export type Category = View<typeof mapCategory>

/** Maps a page of a category; undefined beyond the last. */
function mapCategory(raw: NonNullable<Loose<CategoryQueryResult>>, now: Date, listPage: number) {
  const list = listPageOf(readList(raw.articles, mapArticleCard), listPage)
  return list && { title: readText(raw.name), lead: mapOptionalText(raw.lead, now), ...list }
}

export const category = kind({
  type: 'articleCategory',
  title: 'Categorias de artigos',
  documents: { sortedBy: 'name' },
  query: categoryQuery,
  map: (raw, now, _origin, listPage): Category | undefined => mapCategory(raw, now, listPage),
  lists: ['article'],
  feed: 'own',
  isIndexed: ({ total }) => total >= LEAST_IN_CATEGORY,
  sharing: ({ articles: [latest] }) => ({ image: latest?.cover }),
})
