import { env } from '../env.ts'

/** Hosted Sanity's image CDN; locally the Lake transforms images itself. */
const ORIGIN = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
const TIMEOUT_MS = 15_000

interface ImageRequest {
  /** The media types that its reader takes. */
  accept?: string | undefined
  /** Aborts when nobody waits for the image any more. */
  signal?: AbortSignal
}

/**
 * Fetches an image; an image that does not exist is an answer with the status 404. Rejects when the image service
 * cannot be reached, fails, or sends something else: what fails between it and the site may answer 200.
 *
 * @param address its path and query on this site: '/images/elos/production/a1-570x456.svg'
 */
export async function fetchImage(
  address: string,
  { accept = '*/*', signal = AbortSignal.timeout(TIMEOUT_MS) }: ImageRequest = {},
): Promise<Response> {
  const answer = await fetch(`${ORIGIN}${address}`, { headers: { accept }, signal })
  const type = answer.headers.get('content-type')
  if (answer.status === 404 || (answer.ok && type?.startsWith('image/'))) return answer
  // Otherwise its connection would stay taken.
  await answer.body?.cancel()
  throw new Error(`The image service answers ${answer.status} with ${type} for ${address}.`)
}
