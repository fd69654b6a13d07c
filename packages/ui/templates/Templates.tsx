import type { PageKind, PageOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { Bind } from '../forms/bind.ts'
import { ArticleTemplate } from './ArticleTemplate.tsx'
import { AuthorTemplate } from './AuthorTemplate.tsx'
import { BlogTemplate } from './BlogTemplate.tsx'
import { CarrierTemplate } from './CarrierTemplate.tsx'
import { CategoryTemplate } from './CategoryTemplate.tsx'
import { ComparisonTemplate } from './ComparisonTemplate.tsx'
import { FreeTemplate } from './FreeTemplate.tsx'
import { HomeTemplate } from './HomeTemplate.tsx'
import { LegalTemplate } from './LegalTemplate.tsx'
import { PartnerTemplate } from './PartnerTemplate.tsx'
import { PlanTemplate } from './PlanTemplate.tsx'
import { PortabilityTemplate } from './PortabilityTemplate.tsx'
import { ProductTemplate } from './ProductTemplate.tsx'

/** The template of each kind of page. A kind without a template is a type error. */
const TEMPLATES: { [K in PageKind]: (page: PageOf<K>, bind?: Bind) => ReactNode } = {
  home: HomeTemplate,
  partner: PartnerTemplate,
  blog: BlogTemplate,
  article: ArticleTemplate,
  author: AuthorTemplate,
  category: CategoryTemplate,
  comparison: ComparisonTemplate,
  carrier: CarrierTemplate,
  plan: PlanTemplate,
  product: ProductTemplate,
  portability: PortabilityTemplate,
  free: FreeTemplate,
  legal: LegalTemplate,
}

/**
 * Renders a page with the template of its kind.
 *
 * @param bind binds the page's form, which the server returns with what was typed; without it, the form is empty
 */
export function renderPage<K extends PageKind>(page: PageOf<K>, bind?: Bind): ReactNode {
  return TEMPLATES[page.kind](page, bind)
}
