import { redirect } from 'next/navigation'
import { ANSWER, type Answer } from '../cache/answer.ts'

/**
 * Tells the page cache with what status this page is answered. Next's own `notFound()` answers an
 * empty document that only script fills, and its `redirect()` sends the location twice on a cache miss.
 */
export function HttpAnswer({ status, location }: Answer) {
  // While developing nothing is cached, so nothing reads the element.
  if (location && process.env.NODE_ENV === 'development') redirect(location)
  return <meta name={ANSWER} content={[status, location].filter(Boolean).join(' ')} />
}
