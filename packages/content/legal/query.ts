import { defineQuery } from 'groq'
import { richText, shortText } from '../text/query.ts'

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  _id, title, version, updatedAt, lead[]{${shortText}}, body[]{${richText}}
}`)
