/**
 * Cache tags: what a page was made from. One mapping, read by the queries and by the webhook, so
 * that the two cannot drift.
 */
import { normalizePath } from '../route/path.ts'

/** Tags longer than 256 characters are ignored by Next; longer paths share the tag of their start. */
const PATH_LENGTH = 200

/** The id of the published document, of whichever version (`drafts.x`, `versions.release.x`). */
export function publishedId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, '')
}

/** A page states something of this document. */
export function documentTag(id: string): string {
  return `doc:${publishedId(id)}`
}

/** A page lists, or looks among, the documents of this type: membership or order matters to it. */
export function listTag(type: string): string {
  return `list:${type}`
}

/** A page, redirect or miss was found by looking this path up. */
export function pathTag(path: string): string {
  return `path:${normalizePath(path).slice(0, PATH_LENGTH)}`
}

/** What is made from every page, as the sitemap is: each change drops it. */
export const SITE_TAG = 'site'

/** The tags of every document whose `_id`, or reference (`_ref`), stands anywhere in a result. */
export function tagsOf(result: unknown): string[] {
  return idsOf(result).map(documentTag)
}

/** The published ids of those documents. */
export function idsOf(result: unknown): string[] {
  const ids = new Set<string>()
  collect(result, ids)
  return [...ids]
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if ((key === '_id' || key === '_ref') && typeof child === 'string') ids.add(publishedId(child))
    else collect(child, ids)
  }
}

/**
 * A changed document, as the webhook tells of it. `webhook.json` is how the webhook is set up: the
 * local stack reads it, and hosted Sanity is given it by hand.
 */
export interface Change {
  _id: string
  _type: string
  /** Of a route: its path now, and before. */
  path?: string | null
  previousPath?: string | null
  /** Of a redirect: the path it acts on. */
  source?: string | null
  /**
   * Whether the change can alter which documents a list holds, their order, or, of a route, its path
   * or subject; unknown means yes. `webhook.json` names the fields that decide it, over all queries
   * of this package: routes by path and subject, articles by number and hour, carriers of the quote
   * form, the claim that dates the service's offer.
   */
  relisted?: boolean | null
}

/** The tags of the pages that a change can alter. */
export function tagsOfChange(change: Change): string[] {
  const { path, previousPath, source, relisted } = change
  const paths = [path, previousPath, source].filter((each) => each != null)
  const moved = path != null && previousPath != null && path !== previousPath
  return [
    ...new Set([
      documentTag(change._id),
      ...(relisted === false && !moved ? [] : [listTag(change._type)]),
      ...paths.map(pathTag),
      SITE_TAG,
    ]),
  ]
}
