import type { Article } from '../article/type.ts'
import type { Blog } from '../blog/type.ts'
import type { Carrier } from '../carrier/type.ts'
import type { Home } from '../home/type.ts'
import type { Legal } from '../legal/type.ts'
import type { Partner } from '../partner/type.ts'
import type { Plan } from '../plan/type.ts'
import type { Product } from '../product/type.ts'
import type { Breadcrumb, Route, RouteCard } from '../route/type.ts'
import type { Site } from '../site/type.ts'

/** What each kind of page is about. A kind added here is missing from every map until it has a query and a template. */
export interface Subjects {
  home: Home
  partner: Partner
  blog: Blog
  article: Article
  carrier: Carrier
  plan: Plan
  product: Product
  legal: Legal
}

export type PageKind = keyof Subjects

/** A page of one kind: its subject, and what every page has. */
export interface PageOf<K extends PageKind> {
  kind: K
  route: Route
  site: Site
  breadcrumb: Breadcrumb
  related: RouteCard[]
  subject: Subjects[K]
}

/** Any page. */
export type Page = { [K in PageKind]: PageOf<K> }[PageKind]
