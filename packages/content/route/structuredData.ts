import type { BreadcrumbList } from 'schema-dts'
import type { Breadcrumb } from './type.ts'
import { absoluteUrl } from './url.ts'

/** The trail to a page, itself included; nothing where there is no trail. */
export function breadcrumbThings(
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
