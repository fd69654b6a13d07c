import { badRequest } from '../apiError.ts'

/** The variant of each document that a query reads. A list names variants, the preferred first. */
export type Perspective = 'raw' | 'published' | readonly string[]

/** The first API version in which the default perspective is `published`. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19'

/**
 * Parses the `perspective` parameter. `drafts` (formerly `previewDrafts`) and lists of releases
 * replace published documents by their variants.
 * https://www.sanity.io/docs/content-lake/perspectives
 *
 * @param apiVersion the version in the request's path, without `v`: a date, `1` or `X`
 * @throws ApiError 400 for an invalid perspective
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
  return apiVersion >= PUBLISHED_BY_DEFAULT_FROM && apiVersion !== '1' ? 'published' : 'raw'
}
