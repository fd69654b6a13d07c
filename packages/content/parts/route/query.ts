import { defineQuery } from 'groq'
import type { LookupQueryResult, PathsQueryResult } from '../../generated/sanity.types.ts'
import { imageFields, linkFields } from '../projections.ts'
import type { Query } from '../read/query.ts'
import { siteSettings } from '../site/query.ts'

/** Whether the subject of a route has left the site by the day (`$today`, ISO). */
const hasLeft = `(defined(subject->unpublishOn) && subject->unpublishOn <= $today)`

/** Whether a route leads to a page now (`$now`, ISO): its subject exists, is due and has not left. */
export const isLive = `(defined(subject->_id) && !${hasLeft} &&
  (!defined(subject->publishAt) || dateTime(subject->publishAt) <= dateTime($now)))`

/** The moments at which a route begins and ends to lead to a page: the result expires at them. */
export const routeTurns = `"publishAt": subject->publishAt, "unpublishOn": subject->unpublishOn`

/** Whether a route leads to a page. The reference to a subject that is awaited becomes a tag of the result. */
const liveness = `"live": ${isLive}, ${routeTurns}, "awaited": select(!${isLive} => subject{_ref})`

/** Projection of a route to which a path leads on. */
const targetFields = `_id, path, "subjectType": subject->_type, ${liveness}`

const metadataFields = `author, noindex, nofollow, canonical, ogTitle, ogDescription, ogType,
  ogImage{${imageFields}}, twitterCard, twitterTitle, twitterDescription,
  twitterImage{${imageFields}}, publishDate, modifiedDate`

const routeFields = `_id, path, name, title, description, category, priority, changefreq, lastmod,
  keywords, metadata{${metadataFields}}`

/**
 * Looks up a path: its route, its redirect, and the company, which every outcome shows. Of several
 * routes with the same path, a live one is chosen, so that a redirect never leads to another redirect.
 * `subjectType` is the type of the documents that decide whether a related page or target is live.
 * `replacement` is where the path of an article leads once that has left.
 */
export const lookupQuery: Query<LookupQueryResult> = defineQuery(`{
  "route": *[_type == "route" && path == $path] | order(select(${isLive} => 0, 1) asc, _id asc)[0]{
    ${routeFields}, trail[]{${linkFields}},
    "related": relatedRoutes[]->{
      _id, path, name, description, category, "subjectType": subject->_type, ${liveness}
    },
    "subject": subject->{_id, _type}, ${liveness},
    "replacement": select(${hasLeft} => subject->replacement->{${targetFields}})
  },
  "redirect": *[_type == "redirect" && source == $path] | order(_id asc)[0]{
    _id, anchor, permanent,
    target->{${targetFields}}
  },
  "site": ${siteSettings}
}`)

export const pathsQuery: Query<PathsQueryResult> = defineQuery(
  `*[_type == "route" && ${isLive}] | order(path asc).path`,
)
