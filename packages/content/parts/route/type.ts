import type { Image } from '../image/type.ts'
import type { Link } from '../link/type.ts'
import type { RouteCategory } from './category.ts'

export type { RouteCategory }

/** The frequencies with which a page may change, as the sitemap says them. */
export const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const

export type ChangeFrequency = (typeof FREQUENCIES)[number]

/** An entry of the route registry: one page of the site. */
export interface Route {
  path: string
  name: string
  title: string
  description: string
  category: RouteCategory
  /** The priority in the sitemap, from 0 to 1. */
  priority: number
  changefreq: ChangeFrequency
  /** The ISO date of the last change, as an editor wrote it. It replaces the date of the documents. */
  lastmod?: string
  keywords: string[]
  metadata: RouteMetadata
}

/**
 * The options of a page's metadata that an editor has set. `pageMetadata` has a default for each other
 * one.
 */
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

/** A page of the site, as a list names it. */
export interface PageName {
  path: string
  name: string
  category: RouteCategory
}

/** A related page: at most four of them on a page. */
export interface RouteCard extends PageName {
  description: string
}

/** The links from 'Início' to the current page, which comes last and has no `href`. */
export type Breadcrumb = Link[]
