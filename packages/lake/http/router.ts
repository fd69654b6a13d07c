import { ApiError, notFound, requestError } from '../apiError.ts'
import type { LakeRequest } from './request.ts'
import type { LakeResponse } from './response.ts'

export type Handler = (request: LakeRequest) => LakeResponse | Promise<LakeResponse>

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface RouteTo<Handle> {
  method: (typeof METHODS)[number]
  /** A path without version. `:name` matches one segment; a final `/*` the path itself and all below it. */
  path: string
  handle: Handle
}

export type Route = RouteTo<Handler>

/** Returns a route for reading. */
export const get = (path: string, handle: Handler): Route => ({ method: 'GET', path, handle })

interface Match<Handle> {
  handle: Handle
  apiVersion: string
  params: Readonly<Record<string, string>>
}

const VERSION_PREFIX = /^\/v(\d{4}-\d{2}-\d{2}|X|x|1)(?=\/)/

/** Returns a function that finds the route for a request. The first matching route wins. */
export function createRouter<Handle>(routes: readonly RouteTo<Handle>[]) {
  const compiled = routes.map((route) => ({ ...route, pattern: compile(route.path) }))

  /** @throws ApiError 404, or 405 with the methods that there are if only the method does not match */
  return function match(method: string, pathname: string): Match<Handle> {
    const apiVersion = VERSION_PREFIX.exec(pathname)?.[1]?.toUpperCase() ?? '1'
    const path = pathname.replace(VERSION_PREFIX, '')
    const wanted = method === 'HEAD' ? 'GET' : method
    const candidates = compiled.flatMap((route) => {
      const found = route.pattern.exec(path)
      return found ? [{ ...route, params: found.groups ?? {} }] : []
    })
    const found = candidates.find((route) => route.method === wanted)
    if (found) {
      return { handle: found.handle, apiVersion, params: decodeAll(found.params) }
    }
    if (candidates.length > 0) {
      const message = `${method} is not allowed for ${path}`
      const body = { statusCode: 405, error: 'Method Not Allowed', message }
      const methods = candidates.map((route) =>
        route.method === 'GET' ? 'GET, HEAD' : route.method,
      )
      throw new ApiError(405, body, message, { Allow: methods.join(', ') })
    }
    throw notFound(`No such endpoint: ${path}`)
  }
}

function compile(path: string): RegExp {
  const source = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/\*$/, '(?:/.*)?')
  return new RegExp(`^${source}/?$`)
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw requestError(400, 'Bad Request', 'Malformed percent encoding in the path')
  }
}
