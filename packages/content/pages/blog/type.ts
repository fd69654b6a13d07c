import type { Heading } from '../../parts/landing/type.ts'
import type { ArticleCard } from '../article/type.ts'

/** The index of articles. */
export interface Blog extends Heading {
  articles: ArticleCard[]
}
