import type { ArticleCard } from '../article/type.ts'
import type { Heading } from '../landing/type.ts'

export interface Blog extends Heading {
  articles: ArticleCard[]
}
