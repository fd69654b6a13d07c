import type { Link } from '../link/type.ts'

export type { RouteCategory } from './category.ts'

/** The frequencies with which a page may change, as the sitemap says them. */
export const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const

export type ChangeFrequency = (typeof FREQUENCIES)[number]

/** The links from 'Início' to the current page, which comes last and has no `href`. */
export type Breadcrumb = Link[]
