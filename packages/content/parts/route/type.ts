import type { Link } from '../link/type.ts'

export type { RouteCategory } from './category.ts'

/** The links from 'Início' to the current page, which comes last and has no `href`. */
export type Breadcrumb = Link[]
