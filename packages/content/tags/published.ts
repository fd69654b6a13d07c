/**
 * The published documents and their revisions, which the site compares to find a change that no webhook has reported.
 */
import { LIST_TYPES, pagesFor } from '../parts/address/lists.ts'
import { pairPaths } from '../parts/address/pair.ts'
import { listPagePaths, normalizePath, versionPath } from '../parts/address/path.ts'
import type { Change } from './tags.ts'

/** A published document: its revision, and what a change of it needs besides (`Change`). */
export interface PublishedDocument
  extends Pick<Change, '_id' | '_type' | 'path' | 'source' | 'former'> {
  _rev: string
}

/** Published documents by id. */
export type Published = ReadonlyMap<string, PublishedDocument>

/**
 * The GROQ query for all published documents that the webhook reports (`webhook.json` has the same
 * filter). Of 200 documents the answer has about 20 KB.
 */
export const PUBLISHED_QUERY = `*[_id in path("*")]{
  _id, _type, _rev,
  "path": route.path,
  "source": select(_type == "redirect" => source),
  "former": former[].version
}`

/** The changes that lead from one state to another. An update may have altered any field. */
export function changesBetween(before: Published, after: Published): Change[] {
  const removed = [...before.values()].filter(({ _id }) => !after.has(_id))
  const others = [...after.values()].flatMap((document) => {
    const previous = before.get(document._id)
    if (previous?._rev === document._rev) return []
    return { ...withoutRevision(document), previousPath: previous?.path ?? null }
  })
  return [...removed.map(withoutRevision), ...others]
}

/** The paths at which a published document is, leads on, or keeps a former version of its text. */
export const pathsOf = ({
  path,
  source,
  former,
}: Pick<PublishedDocument, 'path' | 'source' | 'former'>): string[] =>
  [path, source, ...(former ?? []).map((version) => path && version && versionPath(path, version))]
    .filter((each) => each != null)
    .map(normalizePath)

type Placed = Parameters<typeof pathsOf>[0] & Pick<PublishedDocument, '_type'>

/**
 * The paths at which something of these documents may stand: where each is, the pages of each list, as many as it would
 * have with all articles, and the comparisons of two carriers, also by a path that leads on to one.
 */
export function pathsOfAll(documents: Iterable<Placed>): Set<string> {
  const all = [...documents]
  const pages = pagesFor(all.filter(({ _type, path }) => _type === 'article' && path).length)
  const pairs = pairPaths(
    all.flatMap(({ _type, path, source }) =>
      [_type === 'carrier' ? path : undefined, source]
        .filter((each) => each != null)
        .map(normalizePath),
    ),
  )
  const below = ({ _type, path }: Placed): string[] => {
    if (!path) return []
    if (_type === 'comparisonPage') return pairs
    return LIST_TYPES.includes(_type) ? listPagePaths(normalizePath(path), pages) : []
  }
  return new Set(all.flatMap((document) => [...pathsOf(document), ...below(document)]))
}

function withoutRevision({ _rev, ...change }: PublishedDocument): Change {
  return change
}
