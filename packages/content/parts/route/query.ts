import { defineQuery } from 'groq'
import type { LookupQueryResult, PathsQueryResult } from '../../generated/sanity.types.ts'
import { imageFields, linkFields } from '../projections.ts'
import type { Query } from '../read/query.ts'
import { siteSettings } from '../site/query.ts'

/** Whether a route leads to a page now (`$now`, ISO): its subject exists and is due. */
export const isLive = `(defined(subject->_id) &&
  (!defined(subject->publishAt) || dateTime(subject->publishAt) <= dateTime($now)))`

/**
 * The subject of a route that does not lead to a page yet. Its reference becomes a tag of the result,
 * and its `publishAt` a moment at which the result expires.
 */
const awaited = `"awaited": select(!${isLive} => {"subject": subject{_ref}, "publishAt": subject->publishAt})`

const metadataFields = `author, noindex, nofollow, canonical, ogTitle, ogDescription, ogType,
  ogImage{${imageFields}}, twitterCard, twitterTitle, twitterDescription,
  twitterImage{${imageFields}}, publishDate, modifiedDate`

const routeFields = `_id, path, name, title, description, category, priority, changefreq, lastmod,
  keywords, metadata{${metadataFields}}`

/**
 * Looks up a path: its route, its redirect, and the company, which every outcome shows. Of several
 * routes with the same path, a live one is chosen, so that a redirect never leads to another redirect.
 * `subjectType` is the type of the documents that decide whether a related page or target is live.
 */
export const lookupQuery: Query<LookupQueryResult> = defineQuery(`{
  "route": *[_type == "route" && path == $path] | order(select(${isLive} => 0, 1) asc, _id asc)[0]{
    ${routeFields}, trail[]{${linkFields}},
    "related": relatedRoutes[]->{
      _id, path, name, description, category, "subjectType": subject->_type, "live": ${isLive}, ${awaited}
    },
    "subject": subject->{_id, _type}, "live": ${isLive}, ${awaited}
  },
  "redirect": *[_type == "redirect" && source == $path] | order(_id asc)[0]{
    _id, anchor, permanent,
    target->{_id, path, "subjectType": subject->_type, "live": ${isLive}, ${awaited}}
  },
  "site": ${siteSettings}
}`)

export const pathsQuery: Query<PathsQueryResult> = defineQuery(
  `*[_type == "route" && ${isLive}] | order(path asc).path`,
)
