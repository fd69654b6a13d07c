import type { IncomingHttpHeaders } from 'node:http'

/** The cookie by which Next recognizes who previews drafts. */
const COOKIE = '__prerender_bypass'

const cookiesOf = ({ cookie }: IncomingHttpHeaders) =>
  (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  return name.trim()
}

/** Returns whether the request comes from somebody who may preview drafts. */
export function isPreviewing(headers: IncomingHttpHeaders, previewId: string): boolean {
  return cookiesOf(headers).includes(`${COOKIE}=${previewId}`)
}

/** Returns the headers without a preview cookie of another value than `previewId`. */
export function withoutForgedPreview(
  headers: IncomingHttpHeaders,
  previewId: string,
): IncomingHttpHeaders {
  if (!headers.cookie?.includes(COOKIE)) return headers
  const cookies = cookiesOf(headers).filter(
    (pair) => nameOf(pair) !== COOKIE || pair === `${COOKIE}=${previewId}`,
  )
  const { cookie: _, ...others } = headers
  return cookies.length > 0 ? { ...others, cookie: cookies.join('; ') } : others
}
