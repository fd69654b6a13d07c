import type { LookupQueryResult } from '../../generated/sanity.types.ts'
import { normalizePath } from '../address/path.ts'
import { mapImage } from '../image/map.ts'
import { mapLinks } from '../link/map.ts'
import type { Link } from '../link/type.ts'
import type { LooseResult } from '../read/loose.ts'
import {
  readChoice,
  readFlag,
  readList,
  readOptionalNumber,
  readOptionalText,
  readOptionalToken,
  readText,
  readTexts,
  readToken,
} from '../read/values.ts'
import type { View } from '../read/view.ts'
import { CATEGORIES } from './category.ts'

export type LookupResult = LooseResult<LookupQueryResult>
type RouteResult = NonNullable<NonNullable<LookupResult['page']>['route']>

/** The frequencies with which a page may change, as the sitemap says them. */
const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const

/** A page shows at most four related pages. */
const MAX_RELATED = 4

/** The default of the sitemap protocol. */
const DEFAULT_PRIORITY = 0.5

/** An entry of the route registry: one page of the site. */
export type Route = View<typeof mapRoute>

/** Maps an entry of the registry. */
export function mapRoute(raw: RouteResult) {
  const metadata: RouteMetadata = mapMetadata(raw.metadata)
  return {
    path: normalizePath(readToken(raw.path)),
    name: readText(raw.name),
    title: readText(raw.title),
    description: readText(raw.description),
    category: readChoice(raw.category, CATEGORIES, 'institucional'),
    /** The priority in the sitemap, from 0 to 1. */
    priority: readOptionalNumber(raw.priority) ?? DEFAULT_PRIORITY,
    changefreq: readChoice(raw.changefreq, FREQUENCIES, 'monthly'),
    /** The ISO date of the last change, as an editor wrote it. It replaces the date of the documents. */
    lastmod: readOptionalToken(raw.lastmod),
    keywords: readTexts(raw.keywords),
    metadata,
  }
}

/** The links from 'Início' to the current page, which comes last and has no `href`. */
export type Breadcrumb = Link[]

/** The breadcrumb: 'Início', the trail, the page itself. It is empty on the home page. */
export function mapBreadcrumb(raw: RouteResult): Breadcrumb {
  if (normalizePath(readToken(raw.path)) === '/') return []
  return [
    { label: 'Início', action: 'page', href: '/' },
    ...mapLinks(raw.trail).filter(({ href }) => href),
    { label: readText(raw.name), action: 'page' },
  ]
}

type NamedResult = NonNullable<NonNullable<LookupResult['pages']>[number]>

/** A page of the site, as a list names it. */
export type PageName = View<typeof mapPageName>

/** Maps the name of a page; undefined while the page does not exist. */
function mapPageName({ live, path, name, category }: NamedResult) {
  if (live !== true) return undefined
  return {
    path: normalizePath(readToken(path)),
    name: readText(name),
    category: readChoice(category, CATEGORIES, 'institucional'),
  }
}

/** The pages of the site that exist. */
export const mapPages = (raw: LookupResult['pages']): PageName[] => readList(raw, mapPageName)

/** A related page. */
export type RouteCard = ReturnType<typeof mapRelated>[number]

/** The related pages that exist, at most four. */
export function mapRelated(raw: RouteResult) {
  const own = normalizePath(readToken(raw.path))
  const cards = readList(raw.related, (route) => {
    const page = mapPageName(route)
    return page && page.path !== own
      ? { ...page, description: readText(route.description) }
      : undefined
  })
  return cards.slice(0, MAX_RELATED)
}

/** The options of a page's metadata that an editor has set. `pageMetadata` has a default for each other one. */
export type RouteMetadata = Partial<ReturnType<typeof mapMetadata>>

function mapMetadata(raw: RouteResult['metadata']) {
  return {
    author: readOptionalText(raw?.author),
    noindex: readFlag(raw?.noindex),
    nofollow: readFlag(raw?.nofollow),
    canonical: readOptionalToken(raw?.canonical),
    ogTitle: readOptionalText(raw?.ogTitle),
    ogDescription: readOptionalText(raw?.ogDescription),
    ogType: readOptionalToken(raw?.ogType),
    ogImage: mapImage(raw?.ogImage),
    twitterCard: readOptionalToken(raw?.twitterCard),
    twitterTitle: readOptionalText(raw?.twitterTitle),
    twitterDescription: readOptionalText(raw?.twitterDescription),
    twitterImage: mapImage(raw?.twitterImage),
    publishDate: readOptionalToken(raw?.publishDate),
    modifiedDate: readOptionalToken(raw?.modifiedDate),
  }
}
