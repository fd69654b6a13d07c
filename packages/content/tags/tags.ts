/**
 * Cache tags say which documents a page was made from. Pages get their tags here, and so do the
 * changes that the webhook reports, so that the two always match.
 */
import { normalizePath } from '../parts/address/path.ts'
import { publishedId } from '../parts/read/publishedId.ts'

/** Tags longer than 256 characters are ignored by Next; longer paths share the tag of their start. */
const PATH_LENGTH = 200

/** The tag of pages that show something of this document. */
export function documentTag(id: string): string {
  return `doc:${publishedId(id)}`
}

/** The tag of pages that list documents of this type, or pick one of them. */
export function listTag(type: string): string {
  return `list:${type}`
}

/** The tag of the page, redirect or missing page at this path. */
export function pathTag(path: string): string {
  return `path:${normalizePath(path).slice(0, PATH_LENGTH)}`
}

/** The tag of files that every change invalidates, such as the sitemap, which is made from every page. */
export const SITE_TAG = 'site'

/** The tags of every document whose `_id` or `_ref` is anywhere in a result. */
export function tagsOf(result: unknown): string[] {
  return idsOf(result).map(documentTag)
}

/** The published ids of every document whose `_id` or `_ref` is anywhere in a result. */
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
 * A changed document, as the webhook reports it. `webhook.json` configures the webhook: the local
 * stack reads it; in hosted Sanity it is entered by hand.
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
   * Whether the change can alter which documents a list has, or their order; unknown means yes. It
   * can when it changes a field that `webhook.json` names. `queries.test.ts` checks that these are the
   * fields by which the queries of this package filter and sort.
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
