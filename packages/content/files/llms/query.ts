import { defineQuery } from 'groq'
import type { OverviewQueryResult } from '../../generated/sanity.types.ts'
import { hasSeveralArticles } from '../../pages/article.ts'
import { isOfPagedType } from '../../parts/address/pagedTypes.ts'
import type { Query } from '../../parts/read/query.ts'
import { isLive, upcomingPages } from '../../parts/route/query.ts'

export const overviewQuery: Query<OverviewQueryResult> = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, description},
  "routes": *[${isOfPagedType} && ${isLive} && route.metadata.noindex != true &&
    (_type != "articleCategory" || ${hasSeveralArticles})] | order(route.path asc, _id asc){
    "path": route.path, "name": route.name, "description": route.description,
    "category": route.category, publishAt, unpublishOn
  },
  ${upcomingPages}
}`)
