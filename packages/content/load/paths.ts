import type { PathsQueryResult } from '../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { list, optionalToken } from '../read/values.ts'
import { normalizePath } from '../route/path.ts'
import { pathsQuery } from '../route/query.ts'
import type { ContentClient } from './client.ts'

/** The paths of all pages, sorted: routes whose subject exists and is due at `now`. */
export async function listPaths(client: ContentClient, now: Date): Promise<string[]> {
  const raw = await client.fetch<Loose<PathsQueryResult>>(pathsQuery, { now: now.toISOString() })
  const paths = list(raw, (path) => optionalToken(path)).map(normalizePath)
  return [...new Set(paths)]
}
