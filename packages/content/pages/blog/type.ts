import type { Heading } from '../../parts/landing/type.ts'
import type { ArticleCard } from '../article.ts'

/** The index of articles. */
export interface Blog extends Heading {
  articles: ArticleCard[]
}
