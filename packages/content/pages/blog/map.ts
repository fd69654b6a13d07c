import type { BlogPageQueryResult } from '../../generated/sanity.types.ts'
import { mapHeading } from '../../parts/landing/map.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readList } from '../../parts/read/values.ts'
import { mapArticleCard } from '../article.ts'
import type { Blog } from './type.ts'

/** The index of articles. */
export function mapBlog(raw: NonNullable<Loose<BlogPageQueryResult>>, now: Date): Blog {
  return { ...mapHeading(raw, now), articles: readList(raw.articles, mapArticleCard) }
}
