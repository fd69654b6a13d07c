import { articleThings } from '../article/structuredData.ts'
import { carrierThings } from '../carrier/structuredData.ts'
import { faqThings } from '../faq/structuredData.ts'
import { homeThings } from '../home/structuredData.ts'
import { planThings } from '../plan/structuredData.ts'
import { productThings } from '../product/structuredData.ts'
import { breadcrumbThings } from '../route/structuredData.ts'
import type { Thing } from './thing.ts'
import type { Page, PageKind, PageOf } from './type.ts'

const THINGS: { [K in PageKind]: (page: PageOf<K>, origin: string) => Thing[] } = {
  home: homeThings,
  partner: ({ subject }) => faqThings(subject.faq.items),
  blog: () => [],
  article: articleThings,
  carrier: carrierThings,
  plan: planThings,
  product: productThings,
  legal: () => [],
}

/**
 * What search engines read of a page, from the same domain objects as the page itself, so that the
 * two never say different things.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://schema.org
 */
export function structuredData(page: Page, origin: string): Thing[] {
  const { breadcrumb, route } = page
  return [...thingsOf(page, origin), ...breadcrumbThings(breadcrumb, route.path, origin)]
}

function thingsOf<K extends PageKind>(page: PageOf<K>, origin: string): Thing[] {
  return THINGS[page.kind](page, origin)
}
