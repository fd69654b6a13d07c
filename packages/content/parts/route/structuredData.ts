import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../address/url.ts'
import type { Breadcrumb } from './map.ts'

/** The breadcrumb of a page, itself included; nothing when it is empty. */
export function breadcrumbStructuredData(
  breadcrumb: Breadcrumb,
  path: string,
  origin: string,
): BreadcrumbList[] {
  if (breadcrumb.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumb.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(origin, href ?? path),
      })),
    },
  ]
}
