import { defineQuery } from 'groq'
import type { IslandDataQueryResult } from '../../generated/sanity.types.ts'
import { quoteCarriers } from '../../pages/home/query.ts'
import type { Query } from '../../parts/read/query.ts'
import { siteSettings } from '../../parts/site/query.ts'

/** The types of documents that the query lists. */
export const ISLAND_DATA_LISTS = ['carrier'] as const

export const islandDataQuery: Query<IslandDataQueryResult> = defineQuery(`{
  "site": ${siteSettings},
  "quoteCarriers": ${quoteCarriers}
}`)
