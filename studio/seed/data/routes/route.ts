import type { RoutePath } from './paths.ts'

/** The id of the document a route shows. */
type RouteSubject =
  | 'homePage'
  | 'partnerPage'
  | 'blogPage'
  | `${'carrier' | 'plan' | 'product' | 'article' | 'legalPage'}-${string}`

/** An intermediate breadcrumb item: a route and, perhaps, an anchor on it. */
interface TrailItem {
  label: string
  route: RoutePath
  anchor?: string
}

/**
 * An entry of the route registry. The title has at most 60 characters, the description 70 to 160; there
 * are at most four related routes.
 */
export interface RouteSeed {
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
