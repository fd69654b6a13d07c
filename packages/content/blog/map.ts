import { mapArticleCard } from '../article/map.ts'
import type { BlogPageQueryResult } from '../generated/sanity.types.ts'
import { mapHeading } from '../landing/map.ts'
import type { Loose } from '../read/loose.ts'
import { list } from '../read/values.ts'
import type { Blog } from './type.ts'

/** The index of articles. */
export function mapBlog(raw: NonNullable<Loose<BlogPageQueryResult>>, now: Date): Blog {
  return { ...mapHeading(raw, now), articles: list(raw.articles, mapArticleCard) }
}
