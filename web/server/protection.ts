import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { COMMON_HEADERS, NEXT_DOCUMENT_POLICY } from '../http/securityHeaders.ts'
import { isPreviewing } from './preview.ts'

/** The path that browsers send reports of refused resources to. */
const REPORTS_PATH = '/api/relatos'

/** For answers that are no documents: whoever opens one as a page gets nothing that is executed or loaded. */
const NO_DOCUMENT = "default-src 'none'"

/** A year, as ASVS 5.0 (3.4.1) asks for. Includes subdomains: all of them must be served over TLS. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

/** The handlers below it start and end a preview, within the Studio's frame. */
const DRAFT_MODE = '/api/draft-mode/'

/** Who gets an answer: a visitor, or somebody who previews drafts in the Studio, which frames the page. */
type Audience = 'visitor' | 'editor'

interface Site {
  /** With https, browsers are told to use nothing else. */
  siteUrl: string
  /** May frame what an editor gets. */
  studioUrl: string
  /** The value of the cookie of those who preview drafts. */
  previewId: string
}

/**
 * Returns the class of the front's responses: whatever writes a head, it gets the headers that protect an
 * answer. An answer names the policy of its document itself; here is added what does not depend on the
 * document: who may frame it, and where violations are reported.
 */
export function protectedResponse(site: Site): typeof ServerResponse {
  const protect = protection(site)

  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const headers = { ...this.getHeaders(), ...Object(rest.at(-1)) }
      return super.writeHead(status, protect(headers, audienceOf(this.req, site)))
    }
  }
}

const audienceOf = ({ headers, url = '/' }: IncomingMessage, { previewId }: Site): Audience =>
  url.startsWith(DRAFT_MODE) || isPreviewing(headers, previewId) ? 'editor' : 'visitor'

/** Returns the function that completes the headers of an answer. */
export function protection({ siteUrl, studioUrl }: Pick<Site, 'siteUrl' | 'studioUrl'>) {
  const isSecure = new URL(siteUrl).protocol === 'https:'
  const reports = `report-uri ${REPORTS_PATH};report-to relatos`
  const fixed: Record<Audience, { headers: OutgoingHttpHeaders; policy: string }> = {
    visitor: {
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      policy: `frame-ancestors 'none';${reports}`,
    },
    // The Studio may open a preview in a window of its own, and talks to it.
    editor: {
      headers: {},
      policy: `frame-ancestors 'self' ${new URL(studioUrl).origin};${reports}`,
    },
  }
  const common = {
    ...COMMON_HEADERS,
    'reporting-endpoints': `relatos="${REPORTS_PATH}"`,
    ...(isSecure ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  }
  return (headers: OutgoingHttpHeaders, audience: Audience): OutgoingHttpHeaders => {
    const isDocument = String(headers['content-type']).startsWith('text/html')
    const own = isDocument && audience === 'editor' ? NEXT_DOCUMENT_POLICY : NO_DOCUMENT
    const policy = headers['content-security-policy'] ?? own
    return {
      ...headers,
      ...common,
      ...fixed[audience].headers,
      'content-security-policy': `${policy};${fixed[audience].policy}`,
    }
  }
}
