import { versionPath } from '../address/path.ts'
import type { Breadcrumb, Route } from './map.ts'

interface Entry {
  route: Route
  breadcrumb: Breadcrumb
}

/**
 * The entry of a former version of a page's text, below that of the page. Search engines do not list it: they would find
 * the same text twice.
 */
export function entryOfVersion({ route, breadcrumb }: Entry, version: string): Entry {
  const name = `Versão ${version}`
  return {
    route: {
      ...route,
      path: versionPath(route.path, version),
      name: `${route.name}, versão ${version}`,
      title: `${name}: ${route.title}`,
      metadata: { ...route.metadata, noindex: true, canonical: undefined },
    },
    breadcrumb: [
      ...breadcrumb.slice(0, -1),
      { label: route.name, action: 'page', href: route.path },
      { label: name, action: 'page' },
    ],
  }
}
