import { defineQuery } from 'groq'
import type { OverviewQueryResult } from '../../generated/sanity.types.ts'
import { upcomingArticles } from '../../pages/article/query.ts'
import type { Query } from '../../parts/read/query.ts'
import { isLive, routeTurns } from '../../parts/route/query.ts'

export const overviewQuery: Query<OverviewQueryResult> = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, description},
  "routes": *[_type == "route" && ${isLive} && metadata.noindex != true] | order(path asc){
    path, name, description, category, ${routeTurns}
  },
  ${upcomingArticles}
}`)
