import { createHash } from 'node:crypto'
import type { Measurement } from '@elos/content'
import { SPECULATION_RULES } from '@elos/ui/islands/page/speculationRules'
import { googleSources } from './googleSources.ts'

/**
 * Content security policies (https://www.w3.org/TR/CSP3). The policy of an HTML document stands in it as a `<meta>` element,
 * so that it holds wherever the document is served from. The same policy is sent as a header, to which `protect`
 * (protect.ts) adds what a `<meta>` element cannot say.
 */

/** The rules that a script of ours gives browsers (packages/ui/islands/page/speculate.ts). */
const RULES_SOURCE = sourceOf(SPECULATION_RULES)

/** Scripts may not write HTML from a text, except by the policy of `packages/ui/islands/common/markup.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script';trusted-types ilhas"

/** The source that allows one inline script or style. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The exceptions in a document's policy: otherwise everything comes from this site. */
interface Allowed {
  /** The ids of Google's services. Without any, nothing of Google's is allowed. */
  measurement?: Measurement
  /** The texts of its inline scripts. Structured data has a type, and is not executed. */
  scripts?: string[]
  /** The text of the document's one inline style. Pages of the site have none. */
  style?: string
}

/**
 * Returns the policy that stands in a document, and the one of its header: the same, and Trusted Types unless Google
 * measures visits, whose script writes scripts into the page. Everything comes from this site, and of inline scripts only
 * the given ones, and with them the speculation rules. A form sent without script is answered with a redirect to the chat,
 * and browsers apply `form-action` to redirects too.
 */
export function policiesOf({ measurement, scripts = [], style }: Allowed): {
  own: string
  header: string
} {
  const googles = (directive: Parameters<typeof googleSources>[0]) =>
    googleSources(directive, measurement)
  const from = (others: string[]) => ["'self'", ...others].join(' ')
  const frames = googles('frame')
  const inline = scripts.length > 0 ? [...scripts.map(sourceOf), RULES_SOURCE] : []
  const own = [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src ${from(googles('connect'))}`,
    "font-src 'self'",
    `img-src ${from(googles('image'))}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    `style-src ${from(style ? [sourceOf(style)] : [])}`,
    `script-src ${from([...googles('script'), ...inline])}`,
  ].join(';')
  return { own, header: frames.length > 0 ? own : `${own};${TRUSTED_TYPES}` }
}

/** The policy of a document that is only looked at: no script runs in it, and it sends nothing to anybody. */
export const READ_ONLY_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'none'",
  "img-src 'self'",
  "manifest-src 'self'",
  "style-src 'self'",
].join(';')
