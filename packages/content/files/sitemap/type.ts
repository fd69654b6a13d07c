import type { ChangeFrequency } from '../../parts/route/type.ts'

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string
  /** ISO date or moment of the last change; absent: today. */
  lastmod?: string
  changefreq: ChangeFrequency
  /** 0–1. */
  priority: number
}
