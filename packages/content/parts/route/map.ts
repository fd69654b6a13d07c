import type { LookupQueryResult } from '../../generated/sanity.types.ts'
import { normalizePath } from '../address/path.ts'
import { mapImage } from '../image/map.ts'
import { mapLinks } from '../link/map.ts'
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
import { CATEGORIES } from './category.ts'
import {
  type Breadcrumb,
  FREQUENCIES,
  type PageName,
  type Route,
  type RouteCard,
  type RouteMetadata,
} from './type.ts'

export type LookupResult = LooseResult<LookupQueryResult>
type RouteResult = NonNullable<NonNullable<LookupResult['page']>['route']>

/** A page shows at most four related pages. */
const MAX_RELATED = 4

/** The default of the sitemap protocol. */
const DEFAULT_PRIORITY = 0.5

/** A registry entry. */
export function mapRoute(raw: RouteResult): Route {
  return {
    path: normalizePath(readToken(raw.path)),
    name: readText(raw.name),
    title: readText(raw.title),
    description: readText(raw.description),
    category: readChoice(raw.category, CATEGORIES, 'institucional'),
    priority: readOptionalNumber(raw.priority) ?? DEFAULT_PRIORITY,
    changefreq: readChoice(raw.changefreq, FREQUENCIES, 'monthly'),
    lastmod: readOptionalToken(raw.lastmod),
    keywords: readTexts(raw.keywords),
    metadata: mapMetadata(raw.metadata),
  }
}

/** The breadcrumb: 'Início', the trail, the page itself. It is empty on the home page. */
export function mapBreadcrumb(raw: RouteResult): Breadcrumb {
  if (normalizePath(readToken(raw.path)) === '/') return []
  return [
    { label: 'Início', action: 'page', href: '/' },
    ...mapLinks(raw.trail),
    { label: readText(raw.name), action: 'page' },
  ]
}

type NamedResult = NonNullable<NonNullable<LookupResult['pages']>[number]>

/** Maps the name of a page; undefined while the page does not exist. */
function mapPageName({ live, path, name, category }: NamedResult): PageName | undefined {
  if (live !== true) return undefined
  return {
    path: normalizePath(readToken(path)),
    name: readText(name),
    category: readChoice(category, CATEGORIES, 'institucional'),
  }
}

/** The pages of the site that exist. */
export const mapPages = (raw: LookupResult['pages']): PageName[] => readList(raw, mapPageName)

/** The related pages that exist, at most four. */
export function mapRelated(raw: RouteResult): RouteCard[] {
  const cards = readList(raw.related, (route) => {
    const page = mapPageName(route)
    return page && { ...page, description: readText(route.description) }
  })
  return cards.slice(0, MAX_RELATED)
}

function mapMetadata(raw: RouteResult['metadata']): RouteMetadata {
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
