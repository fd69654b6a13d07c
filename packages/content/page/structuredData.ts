import { breadcrumbStructuredData } from '../parts/route/structuredData.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { KINDS, type PageKind } from './kinds.ts'
import type { Page, PageOf } from './type.ts'

/**
 * The structured data of a page, made from the same domain objects as its HTML, so that the two
 * cannot contradict each other.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://schema.org
 */
export function structuredData(page: Page, origin: string): Thing[] {
  const { breadcrumb, route } = page
  return [
    ...ownStructuredData(page, origin),
    ...breadcrumbStructuredData(breadcrumb, route.path, origin),
  ]
}

function ownStructuredData<K extends PageKind>(page: PageOf<K>, origin: string): Thing[] {
  return KINDS[page.kind].structuredData(page, origin)
}
