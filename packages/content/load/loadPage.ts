import { pageHref } from '../link/href.ts'
import { pageKindOf } from '../page/kind.ts'
import type { Page } from '../page/type.ts'
import { flag, list } from '../read/values.ts'
import { type LookupResult, mapBreadcrumb, mapRelated, mapRoute } from '../route/map.ts'
import { normalizePath } from '../route/path.ts'
import { lookupQuery } from '../route/query.ts'
import { mapSite } from '../site/map.ts'
import type { Site } from '../site/type.ts'
import { documentTag, idsOf, listTag, pathTag, tagsOf } from '../tags/tags.ts'
import type { ContentClient } from './client.ts'
import { freshUntil } from './freshness.ts'
import { PAGES } from './pages.ts'

/** What stands at a path. */
export type Outcome =
  | { outcome: 'page'; page: Page }
  | { outcome: 'redirect'; location: string; permanent: boolean }
  | { outcome: 'missing'; site: Site | null }

/** What stands at a path, with what it was made from. */
export type Loaded = Outcome & {
  /** Cache tags: a change that can alter this answer carries one of them (`tagsOfChange`). */
  tags: string[]
  /** Ids of the documents whose words the page states: not the settings, not pages it links to. */
  madeFrom: string[]
  /** From this moment the answer may be wrong although no document has changed. */
  freshUntil: Date | null
}

/**
 * Asks the Lake what stands at a path: a page, else a redirect, else nothing. Two queries at most.
 *
 * @param now decides which claims are current and which articles are due
 * @throws what the client throws when the Lake cannot be reached
 */
export async function loadPage(client: ContentClient, path: string, now: Date): Promise<Loaded> {
  const wanted = normalizePath(path)
  const params = { path: wanted, now: now.toISOString() }
  const found = await client.fetch<LookupResult>(lookupQuery, params)
  const made = await makePage(client, found, now)
  const raw = [found, made?.raw]
  const outcome: Outcome = made?.page
    ? { outcome: 'page', page: made.page }
    : (redirectFrom(found, wanted) ?? {
        outcome: 'missing',
        site: found.site && mapSite(found.site, now),
      })
  return {
    ...outcome,
    madeFrom: made ? idsOf([{ _id: found.route?._id }, made.raw]) : [],
    tags: allTags(wanted, raw, [...(made?.lists ?? []), ...typesLedTo(found)]),
    freshUntil: freshUntil(raw, now),
  }
}

/** The page of a route, if its subject is there, of a known kind, and its hour has come. */
async function makePage(client: ContentClient, { route, site }: LookupResult, now: Date) {
  const kind = pageKindOf(route?.subject?._type)
  const id = route?.subject?._id
  if (!route || !kind || !id || !route.live) return undefined
  const { load, lists } = PAGES[kind]
  const frame = {
    route: mapRoute(route),
    site: mapSite(site, now),
    breadcrumb: mapBreadcrumb(route),
    related: mapRelated(route),
  }
  return { ...(await load(client, { id, now }, frame)), lists }
}

/** Where a redirect leads, unless to a page that is not there or back to itself. */
function redirectFrom({ redirect }: LookupResult, path: string): Outcome | undefined {
  if (!redirect?.target?.live) return undefined
  const location = pageHref(redirect.target, redirect.anchor)
  if (!location || normalizePath(location) === path) return undefined
  return { outcome: 'redirect', location, permanent: flag(redirect.permanent) }
}

/** The types of the pages led to, whose coming or going decides whether they are. */
function typesLedTo({ route, redirect }: LookupResult): string[] {
  const ledTo = [...list(route?.related, (related) => related), redirect?.target]
  return ledTo.flatMap((each) => each?.subjectType ?? [])
}

/**
 * Every outcome depends on its path, on the settings and, through the links of every page, on where
 * the registry's pages are.
 */
function allTags(path: string, raw: unknown, lists: string[]): string[] {
  const always = [pathTag(path), documentTag('siteSettings'), listTag('route')]
  return [...new Set([...always, ...lists.map(listTag), ...tagsOf(raw)])]
}
