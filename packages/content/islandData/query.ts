import { defineQuery } from 'groq'
import { quoteCarriers } from '../home/query.ts'
import { siteSettings } from '../site/query.ts'

export const islandDataQuery = defineQuery(`{
  "site": ${siteSettings},
  "quoteCarriers": ${quoteCarriers}
}`)
