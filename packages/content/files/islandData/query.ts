import { defineQuery } from 'groq'
import type { IslandDataQueryResult } from '../../generated/sanity.types.ts'
import { privacyPolicy } from '../../parts/legal/query.ts'
import { quoteCarriers, quotePages } from '../../parts/quote/query.ts'
import type { Query } from '../../parts/read/query.ts'
import { siteSettings } from '../../parts/site/query.ts'

/** The types of documents that the query lists, or picks one of. */
export const ISLAND_DATA_LISTS = ['carrier', 'legalPage', 'route'] as const

export const islandDataQuery: Query<IslandDataQueryResult> = defineQuery(`{
  "site": ${siteSettings},
  "quoteCarriers": ${quoteCarriers},
  "quotePages": ${quotePages},
  "privacyPolicy": ${privacyPolicy}
}`)
