import { article } from '../pages/article.ts'
import { author } from '../pages/author.ts'
import { blog } from '../pages/blog.ts'
import { carrier } from '../pages/carrier.ts'
import { category } from '../pages/category.ts'
import { comparison } from '../pages/comparison.ts'
import { free } from '../pages/free.ts'
import { home } from '../pages/home.ts'
import type { Kind } from '../pages/kind.ts'
import { legal } from '../pages/legal.ts'
import { partner } from '../pages/partner.ts'
import { plan } from '../pages/plan.ts'
import { portability } from '../pages/portability.ts'
import { product } from '../pages/product.ts'
import { keysOf } from '../parts/read/values.ts'

/** Every kind of page, in the order in which the Studio offers them. This is the only list of them. */
const REGISTRY = {
  home,
  partner,
  blog,
  comparison,
  carrier,
  plan,
  product,
  portability,
  free,
  article,
  author,
  category,
  legal,
}

export type PageKind = keyof typeof REGISTRY

/** The subject that the pages of a kind show. */
export type SubjectOf<K extends PageKind> =
  (typeof REGISTRY)[K] extends Kind<infer Subject> ? Subject : never

/** The type of the documents that have pages of a kind. */
type DocumentTypeOf<K extends PageKind> = (typeof REGISTRY)[K]['type']

/** Every kind of page by its name. */
export const KINDS: { [K in PageKind]: Kind<SubjectOf<K>, DocumentTypeOf<K>> } = REGISTRY

/** The names of all kinds. */
export const PAGE_KINDS: readonly PageKind[] = keysOf(KINDS)

/** The types of all documents that have pages. */
export const SUBJECT_TYPES: readonly DocumentTypeOf<PageKind>[] = PAGE_KINDS.map(
  (name) => KINDS[name].type,
)

/** The kind of page that a document of this type has; undefined when it has none. */
export function pageKindOf(type: string | null | undefined): PageKind | undefined {
  return PAGE_KINDS.find((name) => KINDS[name].type === type)
}
