import type { RouteResult } from '../route/map.ts'
import type { PageKind } from './type.ts'

type SubjectType = NonNullable<NonNullable<RouteResult['subject']>['_type']>

/** A type that the registry may refer to, and that stands for no kind of page, is a type error. */
const KINDS: Record<SubjectType, PageKind> = {
  homePage: 'home',
  partnerPage: 'partner',
  blogPage: 'blog',
  article: 'article',
  carrier: 'carrier',
  plan: 'plan',
  product: 'product',
  legalPage: 'legal',
}

/** What kind of page a document of this type makes; undefined when it makes none. */
export function pageKindOf(type: SubjectType | null | undefined): PageKind | undefined {
  return type ? KINDS[type] : undefined
}
