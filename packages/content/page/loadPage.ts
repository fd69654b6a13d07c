import { loadCounts } from '../pages/counts.ts'
import type { AskedDocument, PageFrame } from '../pages/kind.ts'
import { LIST_TYPES } from '../parts/address/lists.ts'
import { readPairPath } from '../parts/address/pair.ts'
import { normalizePath, readListPagePath, readVersionPath } from '../parts/address/path.ts'
import { mapAnnouncement } from '../parts/announcement/map.ts'
import { withMarks } from '../parts/claim/marks.ts'
import { freshUntil } from '../parts/freshness/freshUntil.ts'
import { pageHref } from '../parts/link/href.ts'
import type { ContentClient } from '../parts/read/client.ts'
import { timeParams } from '../parts/read/timeParams.ts'
import { readFlag, readList, readToken } from '../parts/read/values.ts'
import { entryOfListPage, entryOfPair, entryOfVersion } from '../parts/route/below.ts'
import {
  type LookupResult,
  mapBreadcrumb,
  mapPages,
  mapRelated,
  mapRoute,
  type PageName,
} from '../parts/route/map.ts'
import { LOOKUP_LISTS, lookupQuery } from '../parts/route/query.ts'
import { mapSite, type Site } from '../parts/site/map.ts'
import { withoutTestimonials } from '../parts/site/testimonials.ts'
import { isAuthorized } from '../parts/testimonial/authorization.ts'
import { documentTag, idsOf, listTag, PATHS_TAG, pathTag, tagsOf } from '../tags/tags.ts'
import { KINDS, type PageKind, pageKindOf } from './kinds.ts'
import type { Page, PageOf } from './type.ts'

const SETTINGS_ID = 'siteSettings'

/** The result of looking up a path: a page, a redirect, or nothing. */
export type Outcome =
  | { outcome: 'page'; page: Page }
  | { outcome: 'redirect'; location: string; permanent: boolean }
  | { outcome: 'missing'; site: Site | null; pages: PageName[] }

/** The result of looking up a path, and the moment at which it must be loaded again. */
export type Loaded = Outcome & {
  /** The cache tags of the result: a change that can alter it has one of them (`tagsOfChange`). */
  tags: string[]
  /** The ids of the documents whose content the page shows, without the settings and linked pages. */
  madeFrom: string[]
  /** The moment from which the result may be wrong although no document has changed. */
  freshUntil: Date | null
}

/**
 * Loads what a path leads to: a page, or else a redirect, or else nothing. It takes two queries at
 * most, and one more if a text counts what the site lists.
 *
 * @param now decides which claims are current and which pages are due
 * @param origin the site's address, which decides whether the first content's examples are shown
 * @throws what the client throws when the Lake cannot be reached, or an error when its answers do not agree
 */
export async function loadPage(
  client: ContentClient,
  path: string,
  now: Date,
  origin: string,
): Promise<Loaded> {
  const wanted = normalizePath(path)
  const { path: unnumbered, number: listPage } = readListPagePath(wanted)
  const { path: unversioned, version } = readVersionPath(unnumbered)
  const { path: page, pair } = readPairPath(unversioned)
  const found = await client.fetch(lookupQuery, { path: page, version, ...timeParams(now) })
  const made = await makePage(client, found, { version, listPage, pair, now, origin })
  const raw = [found, made?.raw]
  const outcome: Outcome = made?.page
    ? outcomeOf(made.page, wanted)
    : (redirectFrom(found, wanted) ??
      replacementOf(found.page, wanted) ?? {
        outcome: 'missing',
        site: found.site && siteOf(found, now, origin),
        pages: mapPages(found.pages),
      })
  const counted = await loadCounts(client, outcome, now)
  return {
    ...counted.value,
    madeFrom: made ? idsOf(made.raw).filter((id) => id !== SETTINGS_ID) : [],
    tags: allTags(wanted, raw, [...(made?.lists ?? []), ...counted.lists]),
    freshUntil: freshUntil([...raw, counted.raw], now),
  }
}

/** A page, or the redirect to where it is: a pair of carriers that is asked for in another order has one path. */
const outcomeOf = (page: Page, wanted: string): Outcome =>
  page.route.path === wanted
    ? { outcome: 'page', page }
    : { outcome: 'redirect', location: page.route.path, permanent: true }

/**
 * The page of a document, if that is of a known kind, is due, and had the version that is asked for, if any. Only a list has
 * other pages than its first, only the comparison pairs.
 */
async function makePage(
  client: ContentClient,
  found: LookupResult,
  asked: Omit<AskedDocument, 'id'>,
) {
  const { version, listPage, pair, now, origin } = asked
  const { page } = found
  const kind = pageKindOf(page?._type)
  if (!kind || !page?.route || !page.live || readToken(page.version) !== version) return undefined
  if (listPage > 1 && !LIST_TYPES.includes(KINDS[kind].type)) return undefined
  if (pair && kind !== 'comparison') return undefined
  const { _id: id, route } = page
  const entry = { route: mapRoute(route), breadcrumb: mapBreadcrumb(route) }
  const frame = {
    ...(version ? entryOfVersion(entry, version) : entryOfListPage(entry, listPage)),
    site: siteOf(found, now, origin),
    related: mapRelated(route),
  }
  return { ...(await pageAbout(client, kind, { ...asked, id }, frame)), lists: KINDS[kind].lists }
}

/** The company with its announcement, whose menus lead to the testimonials while the home page shows one. */
function siteOf(found: LookupResult, now: Date, origin: string): Site {
  const { site, testimonials, announcement } = found
  const all = { ...mapSite(site, now, origin), announcement: mapAnnouncement(announcement) }
  const shown = readList(testimonials, (each) => isAuthorized(each, origin))
  return shown.includes(true) ? all : withoutTestimonials(all)
}

/** A page about the document with this id, and the query result it was made from. */
async function pageAbout<K extends PageKind>(
  client: ContentClient,
  kind: K,
  document: AskedDocument,
  frame: PageFrame,
): Promise<{ raw: unknown; page: PageOf<K> | undefined }> {
  const { raw, subject } = await KINDS[kind].load(client, document)
  if (!subject) return { raw, page: undefined }
  const { content, notes } = withMarks(subject)
  const pair = KINDS[kind].pairOf(subject)
  const placed = pair ? { ...frame, ...entryOfPair(frame, pair, frame.site.brandName) } : frame
  return { raw, page: { kind, ...placed, subject: content, notes } }
}

/**
 * The target of a redirect, or where that leads once it has left; undefined when there is none, or it is the path itself. What
 * leads to a replacement is not permanent, and to none of its parts.
 */
function redirectFrom({ redirect }: LookupResult, path: string): Outcome | undefined {
  const location = locationOf(redirect?.target, path, redirect?.anchor)
  if (location) return { outcome: 'redirect', location, permanent: readFlag(redirect?.permanent) }
  return replacementOf(redirect?.target, path)
}

type Target = Pick<NonNullable<NonNullable<LookupResult['redirect']>['target']>, 'live' | 'path'>

/** A page that may have left the site, with what replaces it then. */
interface Left {
  replacement: (Target & { replacement?: Target | null }) | null
}

/**
 * Returns the redirect to the replacement of a page that has left the site, or to where that leads if it has left too. It is
 * not permanent, because the day may be changed.
 */
function replacementOf(left: Left | null | undefined, path: string): Outcome | undefined {
  const next = left?.replacement
  const location = locationOf(next, path) ?? locationOf(next?.replacement, path)
  return location ? { outcome: 'redirect', location, permanent: false } : undefined
}

function locationOf(
  target: Target | null | undefined,
  path: string,
  anchor?: string | null,
): string | undefined {
  const location = target?.live ? pageHref(target, anchor ?? null) : undefined
  return location && normalizePath(location) !== path ? location : undefined
}

/**
 * All tags of a result. Every result depends on its path, on the settings and, through its links, on
 * the paths of all pages and on whether the home page has testimonials.
 */
function allTags(path: string, raw: unknown, lists: readonly string[]): string[] {
  const always = [pathTag(path), documentTag(SETTINGS_ID), PATHS_TAG]
  return [...new Set([...always, ...[...LOOKUP_LISTS, ...lists].map(listTag), ...tagsOf(raw)])]
}
