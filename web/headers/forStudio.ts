import { env } from '../env.ts'

/** Lets the Studio's pages read an answer, which nobody stores. */
export function forStudio(response: Response): Response {
  response.headers.set('access-control-allow-origin', new URL(env.STUDIO_URL).origin)
  response.headers.set('cache-control', 'no-store')

  return response
}
