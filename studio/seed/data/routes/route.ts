import type { RoutePath } from './paths.ts'

/** The id of the document a route shows. */
export type RouteSubject =
  | 'homePage'
  | 'partnerPage'
  | 'blogPage'
  | `${'carrier' | 'plan' | 'product' | 'article' | 'legalPage'}-${string}`

/** An intermediate breadcrumb item: a route and, perhaps, an anchor on it. */
export type TrailItem = { label: string; route: RoutePath; anchor?: string }

/** A registry entry. Title: at most 60 characters. Description: 70 to 160. At most four related routes. */
export type RouteSeed = {
  name: string
  title: string
  description: string
  category: 'home' | 'blog' | 'operadora' | 'produto' | 'seguro' | 'institucional'
  priority: number
  changefreq: 'weekly' | 'monthly' | 'yearly'
  keywords: string[]
  relatedRoutes: RoutePath[]
  subject: RouteSubject
  trail?: TrailItem[]
}
