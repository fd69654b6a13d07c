import type { Image } from '../image/type.ts'
import type { Link } from '../link/type.ts'

export type RouteCategory = 'home' | 'blog' | 'operadora' | 'produto' | 'seguro' | 'institucional'
export type ChangeFrequency = 'weekly' | 'monthly' | 'yearly'

/** An entry of the route registry, the spine of the site. */
export interface Route {
  path: string
  name: string
  title: string
  description: string
  category: RouteCategory
  /** 0–1, as in the sitemap protocol. */
  priority: number
  changefreq: ChangeFrequency
  /** ISO date of the last change, where an editor wrote one: it goes before that of the documents. */
  lastmod?: string
  keywords: string[]
  metadata: RouteMetadata
}

/** Page metadata options (specification, section 3); what is absent takes the default of section 4. */
export interface RouteMetadata {
  author?: string
  noindex?: boolean
  nofollow?: boolean
  canonical?: string
  ogTitle?: string
  ogDescription?: string
  ogType?: string
  ogImage?: Image
  twitterCard?: string
  twitterTitle?: string
  twitterDescription?: string
  twitterImage?: Image
  publishDate?: string
  modifiedDate?: string
}

/** A related page: at most four of them on a page. */
export interface RouteCard {
  path: string
  name: string
  description: string
  category: RouteCategory
}

/** The trail from 'Início' to the current page, which comes last and has no `href`. */
export type Breadcrumb = Link[]
