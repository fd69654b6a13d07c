import { defineQuery } from 'groq'
import { imageFields } from '../image/query.ts'
import { linkFields } from '../link/query.ts'
import { siteSettings } from '../site/query.ts'

/** Whether a route leads to a page now (`$now`, ISO): its subject exists and its hour has come. */
export const isLive = `(defined(subject->_id) &&
  (!defined(subject->publishAt) || dateTime(subject->publishAt) <= dateTime($now)))`

/** The subject of a route that leads nowhere yet: its reference is a tag, its hour an end of freshness. */
const awaited = `"awaited": select(!${isLive} => {"subject": subject{_ref}, "publishAt": subject->publishAt})`

const metadataFields = `author, noindex, nofollow, canonical, ogTitle, ogDescription, ogType,
  ogImage{${imageFields}}, twitterCard, twitterTitle, twitterDescription,
  twitterImage{${imageFields}}, publishDate, modifiedDate`

const routeFields = `_id, path, name, title, description, category, priority, changefreq, lastmod,
  keywords, metadata{${metadataFields}}`

/**
 * What stands at a path: a page, a redirect or neither; and the company, for every one of them. Of
 * routes with the same path one that is live goes first, so that a redirect never meets another. Other
 * pages it leads to must be there: `subjectType` tells among which documents that was looked up.
 */
export const lookupQuery = defineQuery(`{
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

export const pathsQuery = defineQuery(`*[_type == "route" && ${isLive}] | order(path asc).path`)
