import { env } from '../../env.ts'

/** Lets the Studio's pages read an answer, which nobody stores. */
export function forStudio(response: Response): Response {
  response.headers.set('access-control-allow-origin', env.STUDIO_URL)
  response.headers.set('cache-control', 'no-store')

  return response
}
