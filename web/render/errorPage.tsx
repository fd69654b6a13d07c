import { ErrorPage } from '@elos/ui'
import { htmlResponse } from '../http/htmlResponse.ts'
import { renderDocument } from './document.tsx'

/** Seconds after which a visitor may try again. */
const RETRY_AFTER_SECONDS = 10

/**
 * Returns the 503 answer for when the Lake cannot be reached and there is no stored answer.
 *
 * @param reference the id of the request, by which staff find it in the log
 */
export async function errorResponse(reference?: string): Promise<Response> {
  const metadata = { title: 'Algo saiu do lugar', robots: 'noindex' }
  const page = await renderDocument({ metadata, body: <ErrorPage reference={reference} /> })
  return htmlResponse(page, 503, {
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  })
}
