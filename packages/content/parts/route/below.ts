import { listPagePath, versionPath } from '../address/path.ts'
import type { Breadcrumb, Route } from './map.ts'

interface Entry {
  route: Route
  breadcrumb: Breadcrumb
}

/**
 * The entry of a former version of a page's text, below that of the page. Search engines do not list it: they would find
 * the same text twice.
 */
export function entryOfVersion(entry: Entry, version: string): Entry {
  const below = entryBelow(entry, {
    path: versionPath(entry.route.path, version),
    name: `Versão ${version}`,
  })
  return {
    ...below,
    route: { ...below.route, metadata: { ...below.route.metadata, noindex: true } },
  }
}

/** The entry of a page of a list of articles: that of the list, and of a later page one below it, which search engines list by itself. */
export function entryOfListPage(entry: Entry, number: number): Entry {
  if (number === 1) return entry
  return entryBelow(entry, {
    path: listPagePath(entry.route.path, number),
    name: `Página ${number}`,
  })
}

/** The entry of the comparison of two carriers. Search engines do not list it: that of all says the same. */
export function entryOfPair(
  entry: Entry,
  pair: Pick<Route, 'path' | 'name'>,
  brand: string,
): Entry {
  const { route, breadcrumb } = entryBelow(entry, pair)
  const title = [pair.name, brand].filter(Boolean).join(' | ')
  const metadata = { ...route.metadata, noindex: true, canonical: entry.route.path }
  return { route: { ...route, title, metadata }, breadcrumb }
}

/** The entry of a part of a page that has a path of its own: '/termos-uso/versao/2-0', named 'Versão 2.0'. */
function entryBelow(
  { route, breadcrumb }: Entry,
  { path, name }: Pick<Route, 'path' | 'name'>,
): Entry {
  return {
    route: {
      ...route,
      path,
      name: `${route.name}, ${name.toLowerCase()}`,
      title: `${name}: ${route.title}`,
      description: `${name}: ${route.description}`,
      metadata: { ...route.metadata, canonical: undefined },
    },
    breadcrumb: [
      ...breadcrumb.slice(0, -1),
      { label: route.name, action: 'page', href: route.path },
      { label: name, action: 'page' },
    ],
  }
}
