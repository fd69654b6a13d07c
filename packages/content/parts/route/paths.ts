import { normalizePath } from '../address/path.ts'
import type { ContentClient } from '../read/client.ts'
import { timeParams } from '../read/timeParams.ts'
import { readList, readOptionalToken } from '../read/values.ts'
import { pathsQuery } from './query.ts'

/** The paths of all pages, sorted: routes whose subject exists and is due at `now`. */
export async function listPaths(client: ContentClient, now: Date): Promise<string[]> {
  const raw = await client.fetch(pathsQuery, timeParams(now))
  const paths = readList(raw, (path) => readOptionalToken(path)).map(normalizePath)
  return [...new Set(paths)]
}
