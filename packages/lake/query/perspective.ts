import { badRequest } from '../apiError.ts'

/** Which variant of each document a query sees. A stack lists variants, the most wanted first. */
export type Perspective = 'raw' | 'published' | readonly string[]

/** From this version on, a query that names no perspective sees published documents. */
const publishedByDefaultFrom = '2025-02-19'

/**
 * Reads the `perspective` parameter. `drafts` (also under its former name `previewDrafts`) and a
 * stack of release names overlay published documents with their variants.
 * https://www.sanity.io/docs/content-lake/perspectives
 *
 * @param apiVersion the version in the request's path, without `v`: a date, `1` or `X`
 * @throws ApiError 400 for a perspective that means nothing
 */
export function parsePerspective(given: string | undefined, apiVersion: string): Perspective {
  if (!given) return defaultPerspective(apiVersion)
  if (given === 'raw' || given === 'published') return given
  const stack = given.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  if (stack.includes('raw') || stack.some((name) => !/^[a-zA-Z0-9_-]+$/.test(name))) {
    throw badRequest(`Invalid perspective "${given}"`)
  }
  return stack.filter((name) => name !== 'published')
}

function defaultPerspective(apiVersion: string): Perspective {
  if (apiVersion === 'X') return 'published'
  return apiVersion >= publishedByDefaultFrom && apiVersion !== '1' ? 'published' : 'raw'
}
