import { defineQuery } from 'groq'
import { upcomingArticles } from '../article/query.ts'
import { isLive } from '../route/query.ts'

export const overviewQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, description},
  "routes": *[_type == "route" && ${isLive} && metadata.noindex != true] | order(path asc){
    path, name, description, category
  },
  ${upcomingArticles}
}`)
