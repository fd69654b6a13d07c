import type { PageKind, PageOf } from '@elos/content'
import type { ReactNode } from 'react'
import { PageShell } from '../chrome/PageShell.tsx'
import { HomeTemplate } from './HomeTemplate.tsx'

type TemplateMap = { [K in PageKind]: (page: PageOf<K>) => ReactNode }

const Plain = (
  page: PageOf<Exclude<PageKind, 'home'>> & { related: PageOf<'home'>['related'] },
) => (
  <PageShell page={page}>
    <h1>{page.route.name}</h1>
  </PageShell>
)

/** What lays out each kind of page: a kind without a template is a type error. */
export const Templates: TemplateMap = {
  home: HomeTemplate,
  partner: Plain,
  blog: Plain,
  article: Plain,
  carrier: Plain,
  plan: Plain,
  product: Plain,
  legal: Plain,
}

/** A page, laid out by the template of its kind. */
export function renderPage<K extends PageKind>(page: PageOf<K>): ReactNode {
  return Templates[page.kind](page)
}
