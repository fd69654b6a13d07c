import type { LookupQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapLinks } from '../link/map.ts'
import type { Loose } from '../read/loose.ts'
import {
  choice,
  flag,
  list,
  optionalNumber,
  optionalToken,
  optionalWords,
  token,
  words,
  wordsList,
} from '../read/values.ts'
import { normalizePath } from './path.ts'
import type { Breadcrumb, Route, RouteCard, RouteMetadata } from './type.ts'

export type LookupResult = NonNullable<Loose<LookupQueryResult>>
export type RouteResult = NonNullable<LookupResult['route']>

export const CATEGORIES = [
  'home',
  'blog',
  'operadora',
  'produto',
  'seguro',
  'institucional',
] as const
const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const

/** Specification, section 2: at most four related pages. */
const MAX_RELATED = 4

/** The sitemap protocol's own default. */
const DEFAULT_PRIORITY = 0.5

/** A registry entry. */
export function mapRoute(raw: RouteResult): Route {
  return {
    path: normalizePath(token(raw.path)),
    name: words(raw.name),
    title: words(raw.title),
    description: words(raw.description),
    category: choice(raw.category, CATEGORIES, 'institucional'),
    priority: optionalNumber(raw.priority) ?? DEFAULT_PRIORITY,
    changefreq: choice(raw.changefreq, FREQUENCIES, 'monthly'),
    lastmod: optionalToken(raw.lastmod),
    keywords: wordsList(raw.keywords),
    metadata: mapMetadata(raw.metadata),
  }
}

/** 'Início', the trail, the page itself; nothing on the home page. */
export function mapBreadcrumb(raw: RouteResult): Breadcrumb {
  if (normalizePath(token(raw.path)) === '/') return []
  return [
    { label: 'Início', action: 'page', href: '/' },
    ...mapLinks(raw.trail),
    { label: words(raw.name), action: 'page' },
  ]
}

/** Related pages that can be visited, at most four. */
export function mapRelated(raw: RouteResult): RouteCard[] {
  const cards = list(raw.related, (route) =>
    route.live === true
      ? {
          path: normalizePath(token(route.path)),
          name: words(route.name),
          description: words(route.description),
          category: choice(route.category, CATEGORIES, 'institucional'),
        }
      : undefined,
  )
  return cards.slice(0, MAX_RELATED)
}

function mapMetadata(raw: RouteResult['metadata']): RouteMetadata {
  return {
    author: optionalWords(raw?.author),
    noindex: flag(raw?.noindex),
    nofollow: flag(raw?.nofollow),
    canonical: optionalToken(raw?.canonical),
    ogTitle: optionalWords(raw?.ogTitle),
    ogDescription: optionalWords(raw?.ogDescription),
    ogType: optionalToken(raw?.ogType),
    ogImage: mapImage(raw?.ogImage),
    twitterCard: optionalToken(raw?.twitterCard),
    twitterTitle: optionalWords(raw?.twitterTitle),
    twitterDescription: optionalWords(raw?.twitterDescription),
    twitterImage: mapImage(raw?.twitterImage),
    publishDate: optionalToken(raw?.publishDate),
    modifiedDate: optionalToken(raw?.modifiedDate),
  }
}
