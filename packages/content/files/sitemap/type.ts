import type { ChangeFrequency } from '../../parts/route/type.ts'

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string
  /** The ISO date or moment of the last change; today if absent. */
  lastmod?: string
  changefreq: ChangeFrequency
  /** The priority in the sitemap, from 0 to 1. */
  priority: number
}
