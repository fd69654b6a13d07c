import { env } from '../../env.ts'
import { COMMON_HEADERS, STRICT_TRANSPORT, VIOLATION_REPORTS } from './securityHeaders.ts'

/** The policy of answers that are no documents: whoever opens one as a page gets nothing that is executed or loaded. */
const NO_DOCUMENT = "default-src 'none'"

/** The handlers below it start and end a preview, within the Studio's frame. */
const DRAFT_MODE = '/api/draft-mode/'

/**
 * Returns the headers of an answer with those that protect it. An answer names the policy of its document itself; what
 * does not depend on the document is added: who may frame it, and where violations are reported.
 *
 * @param pathname of the request
 */
export function protect(
  given: Headers,
  pathname: string,
  { SITE_URL, STUDIO_URL }: Pick<typeof env, 'SITE_URL' | 'STUDIO_URL'> = env,
): Headers {
  const headers = new Headers(given)
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value)
  if (SITE_URL.startsWith('https:')) headers.set('strict-transport-security', STRICT_TRANSPORT)
  const isInStudio = pathname.startsWith(DRAFT_MODE)
  // The Studio may open a preview in a window of its own, and talks to it.
  if (!isInStudio) headers.set('cross-origin-opener-policy', 'same-origin')
  const ancestors = isInStudio ? `'self' ${STUDIO_URL}` : "'none'"
  const policy = headers.get('content-security-policy') ?? NO_DOCUMENT
  headers.set(
    'content-security-policy',
    `${policy};frame-ancestors ${ancestors};${VIOLATION_REPORTS}`,
  )
  return headers
}
