import { defineQuery } from 'groq'
import { upcomingArticles } from '../article/query.ts'

/** When each of these documents (`$ids`) was last changed, and when more pages will be there. */
export const changesQuery = defineQuery(`{
  "changed": *[_id in $ids]{_id, _updatedAt}, ${upcomingArticles}
}`)
