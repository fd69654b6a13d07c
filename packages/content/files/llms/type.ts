import type { RouteCategory } from '../../parts/route/type.ts'

/** The site at a glance: who it is, and its pages. */
export interface Overview {
  brandName: string
  description: string
  pages: { path: string; name: string; description: string; category: RouteCategory }[]
}
