import { pageKindOf } from '@elos/content/page/kinds'
import { addressOnDay } from '@elos/content/parts/preview/day'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { pathOf, routeText } from '@elos/content/parts/stored/route'
import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { combineLatest, map, type Observable, switchMap, timer } from 'rxjs'
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
} from 'sanity/presentation'
import {
  comingMoment,
  hasLeft,
  type PageVersions,
  pageSentence,
  pageStateOf,
} from '../base/documents/pageState.ts'
import { isPrivate } from '../base/singletons.ts'
import { type PageOfSite, pagesShowing, watchSite } from './impact/publishedSite.ts'

/** Finds a document with its page in both versions, and where a redirect leads from that. */
export const PAGE_QUERY = `{
  "published": *[_id == $id][0]{_id, _type, route, publishAt, unpublishOn},
  "draft": *[_id == "drafts." + $id][0]{_id, _type, route, publishAt},
  "leadsTo": *[_type == "redirect" && _id in path("*") &&
    source in *[_id in [$id, "drafts." + $id]].route.path][0].target->route.path
}`

/** The page of a document, and all published pages that show something of it. */
export interface Uses {
  own: PageVersions
  others: PageOfSite[]
}

const HOME = [{ title: 'Página inicial', href: '/' }]

/** The page of a document as staff can look at it: on the day on which an article comes. None once it has left. */
function ownLocation({ published, draft }: PageVersions, now: Date): DocumentLocation[] {
  const newest = draft ?? published
  if (!newest || !pathOf(newest) || (published && hasLeft(published.unpublishOn, now))) return []
  const coming = comingMoment(newest.publishAt, now)
  const day = coming ? dayOf(new Date(coming)) : undefined
  const name = routeText(newest, 'name') || pathOf(newest)
  return [
    {
      title: day ? `${name}, em ${brazilianDay(day)}` : name,
      href: addressOnDay(pathOf(newest), day),
    },
  ]
}

/** The pages on which visitors see a document, or why they do not see its own. */
export function locationsOf(
  type: string,
  { own, others }: Uses,
  now: Date,
): DocumentLocationsState {
  // Every page uses the settings.
  if (type === 'siteSettings') {
    return { message: 'Aparece em todas as páginas do site.', tone: 'caution', locations: HOME }
  }
  const first = ownLocation(own, now)
  const rest = others
    .filter(({ path }) => path !== first[0]?.href)
    .map(({ path, name }) => ({ title: name, href: path }))
  const locations = [...first, ...rest]
  const isOff = pageKindOf(type) && pageStateOf(own, now) !== 'online'
  const message = isOff ? pageSentence(own, now) : usedOn(locations.length)
  return locations.length > 0 ? { message, locations } : { message }
}

function usedOn(count: number): string {
  if (count === 0) return 'Ainda não aparece em nenhuma página. Use este conteúdo em uma delas.'
  return count === 1 ? 'Usado em uma página' : `Usado em ${count.toLocaleString('pt-BR')} páginas`
}

/** Types that no page shows. */
const isNeverShown = (type: string) => type === 'redirect' || isPrivate(type)

/** How often the clock is looked at, in milliseconds: an article comes and goes by itself. */
const MINUTE_MS = 60_000

/** Emits the pages of a document, and emits again whenever somebody publishes, or drafts a page. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (isNeverShown(type)) return null
  const published = publishedId(id)
  const own: Observable<PageVersions> = documentStore.listenQuery(
    { fetch: PAGE_QUERY, listen: '*[_id in [$id, "drafts." + $id] || _type == "redirect"]' },
    { id: published },
    { perspective: 'raw' },
  )
  const others = watchSite(documentStore).pipe(switchMap((site) => pagesShowing(site, published)))
  return combineLatest({ own, others, minute: timer(0, MINUTE_MS) }).pipe(
    map((uses) => locationsOf(type, uses, new Date())),
  )
}
