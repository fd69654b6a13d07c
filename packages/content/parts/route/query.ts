import { defineQuery } from 'groq'
import type { LookupQueryResult, PathsQueryResult } from '../../generated/sanity.types.ts'
import { isOfPagedType } from '../address/pagedTypes.ts'
import { announcement } from '../announcement/query.ts'
import { imageFields, linkFields } from '../projections.ts'
import type { Query } from '../read/query.ts'
import { siteSettings } from '../site/query.ts'
import { hasLeft, withinPeriod } from '../time/period.ts'

/** Whether a document has its page now (`$now`, `$today`). */
export const isLive = `(defined(route.path) && ${withinPeriod})`

/** The moments at which more pages will be due (`$now`, ISO). */
export const upcomingPages = `"upcoming": *[${isOfPagedType} && defined(publishAt) &&
  dateTime(publishAt) > dateTime($now)]{publishAt}`

/** Whether a document has its page, and the moments at which that begins and ends: the result expires at them. */
const liveness = `"live": ${isLive}, publishAt, unpublishOn`

/** The projection of a document to whose page a path leads on: what depends on it has the tag of its entry alone. */
const targetFields = `"_entry": _id, "path": route.path, ${liveness}`

/** The projection of where the path of a page leads once it has left: to another page or, if that has left too, to the next. */
const replacement = `"replacement": select(${hasLeft} => replacement->{
  ${targetFields}, "replacement": select(${hasLeft} => replacement->{${targetFields}})
})`

const metadataFields = `author, noindex, nofollow, canonical, ogTitle, ogDescription, ogType,
  ogImage{${imageFields}}, twitterCard, twitterTitle, twitterDescription,
  twitterImage{${imageFields}}, publishDate, modifiedDate`

/** The projection of an entry of the registry. */
const routeFields = `path, name, title, description, category, priority, changefreq, lastmod,
  keywords, metadata{${metadataFields}}, trail[]{${linkFields}},
  "related": relatedRoutes[]->{${targetFields}, "name": route.name, "description": route.description,
    "category": route.category}`

/**
 * Looks up a path: the document with that page, its redirect, and the company, which every outcome shows. When several
 * documents have the same path, a live one is chosen, so that a redirect never leads to another redirect.
 * `version` is the one that the path asks for (`$version`), if the text of the page had it. `pages` are
 * those of the site, for a path at which there is none now. `testimonials` are those of the home page, to which menus lead
 * while it shows one. `announcement` is that of this path.
 */
export const lookupQuery: Query<LookupQueryResult> = defineQuery(`{
  "page": *[${isOfPagedType} && route.path == $path] | order(select(${isLive} => 0, 1) asc, _id asc)[0]{
    _id, _type, ${liveness}, route{${routeFields}}, "version": former[version == $version][0].version,
    ${replacement}
  },
  "redirect": *[_type == "redirect" && source == $path] | order(_id asc)[0]{
    _id, anchor, permanent,
    target->{${targetFields}, ${replacement}}
  },
  "pages": select(
    defined(*[${isOfPagedType} && route.path == $path && ${isLive}][0]._id) => null,
    *[${isOfPagedType} && defined(route.path)] | order(route.path asc){
      ${targetFields}, "name": route.name, "category": route.category
    }
  ),
  "testimonials": *[_type == "homePage" && defined(testimonials.items)][0].testimonials.items[]->{
    _id, content, authorizedWords
  },
  "announcement": ${announcement},
  "site": ${siteSettings}
}`)

/** The types of documents that the lookup lists. */
export const LOOKUP_LISTS = ['homePage'] as const

export const pathsQuery: Query<PathsQueryResult> = defineQuery(
  `*[${isOfPagedType} && ${isLive}] | order(route.path asc).route.path`,
)
