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

/** The tag of what shows links: a page was made, moved or removed. */
export const PATHS_TAG = listTag('route')

/** The tag of files that every change invalidates, such as the sitemap, which is made from every page. */
export const SITE_TAG = 'site'

/** The tag of pages that show of this document only its entry in the route registry. */
function entryTag(id: string): string {
  return `entry:${publishedId(id)}`
}

/** The tags of every document whose `_id`, `_ref` or `_entry` is anywhere in a result, and of every type that a `_list` names. */
export function tagsOf(result: unknown): string[] {
  return [
    ...idsOf(result).map(documentTag),
    ...namedBy(result, ['_entry']).map(entryTag),
    ...namedBy(result, ['_list']).map(listTag),
  ]
}

/** The published ids of every document whose `_id` or `_ref` is anywhere in a result. */
export const idsOf = (result: unknown): string[] => namedBy(result, ['_id', '_ref'])

function namedBy(result: unknown, keys: readonly string[]): string[] {
  const ids = new Set<string>()
  collect(result, keys, ids)
  return [...ids]
}

function collect(value: unknown, keys: readonly string[], ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (keys.includes(key) && typeof child === 'string') ids.add(publishedId(child))
    else collect(child, keys, ids)
  }
}

/**
 * A changed document, as the webhook reports it. `webhook.json` configures the webhook: the local
 * stack reads it; in hosted Sanity it is entered by hand.
 */
export interface Change {
  _id: string
  _type: string
  /** The path of the document's page now, and before an update; absent or null for a document without a page. */
  path?: string | null
  previousPath?: string | null
  /** The path that a redirect acts on; absent or null for other documents. */
  source?: string | null
  /** The former versions of a legal text, each with a path below the page's; absent or null for others. */
  former?: (string | null)[] | null
  /**
   * Whether the change can alter which documents a list has, or their order; unknown means yes. It
   * can when it changes a field that `webhook.json` names. `queries.test.ts` finds what is missing there.
   */
  relisted?: boolean | null
  /** Whether the change can alter its entry in the route registry, or when that leads to a page; unknown means yes. */
  reentered?: boolean | null
}

/** The tags of the pages that a change can alter. */
export function tagsOfChange(change: Change): string[] {
  const { path, previousPath, source, relisted, reentered } = change
  const paths = [path, previousPath, source].filter((each) => each != null)
  const moved = (path ?? null) !== (previousPath ?? null)
  return [
    ...new Set([
      documentTag(change._id),
      ...(relisted === false && !moved ? [] : [listTag(change._type)]),
      ...(moved ? [PATHS_TAG] : []),
      ...(reentered === false ? [] : [entryTag(change._id)]),
      ...paths.map(pathTag),
      SITE_TAG,
    ]),
  ]
}
