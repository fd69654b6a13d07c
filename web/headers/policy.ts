import { createHash } from 'node:crypto'
import type { Measurement } from '@elos/content'
import { SPECULATION_RULES } from '@elos/ui/islands/page/speculationRules'
import { googleSources } from './googleSources.ts'

/**
 * Content security policies (https://www.w3.org/TR/CSP3). The policy of an HTML document is made from the
 * document, and stands in it as a `<meta>` element, so that it holds wherever the document is served from.
 * The same policy is sent as a header, to which `protect` (protect.ts) adds what a `<meta>`
 * element cannot say.
 */

/** An inline script. Structured data has a type, and is not executed. */
const SCRIPT = /<script>(.*?)<\/script>/gs

/** The rules that a script of ours gives browsers (packages/ui/islands/page/speculate.ts). */
const RULES_HASH = ` '${hashOf(SPECULATION_RULES)}'`

/** The place of the meta element: the charset has to be within the first 1024 bytes. */
const CHARSET = /<meta char[sS]et="utf-8"\/?>/
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"\/?>/

/** Scripts may not write HTML from a text, except by the policy of `packages/ui/islands/common/markup.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script';trusted-types ilhas"

const scriptHashes = (html: string) =>
  [...html.matchAll(SCRIPT)].map(([, text = '']) => ` '${hashOf(text)}'`).join('')

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The exceptions in a document's policy: otherwise everything comes from this site. */
interface Allowed {
  /** The ids of Google's services. Without any, nothing of Google's is allowed. */
  measurement?: Measurement
  /** The text of the document's one inline style. Pages of the site have none. */
  style?: string
}

/**
 * Returns the policy of a document: everything comes from this site, and of inline scripts only those that
 * stand in the document now, and the speculation rules. A form sent without script is answered with a redirect
 * to the chat, and browsers apply `form-action` to redirects too.
 */
function policyOf(html: string, { measurement, style }: Allowed): string {
  const scripts = scriptHashes(html)
  const googles = (directive: Parameters<typeof googleSources>[0]) =>
    googleSources(directive, measurement)
  const from = (others: string[]) => ["'self'", ...others].join(' ')
  const frames = googles('frame')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src ${from(googles('connect'))}`,
    "font-src 'self'",
    `img-src ${from(googles('image'))}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    `style-src 'self'${style ? ` '${hashOf(style)}'` : ''}`,
    `script-src ${from(googles('script'))}${scripts && scripts + RULES_HASH}`,
  ].join(';')
}

/** Returns the document with its policy. What is inserted later may have no inline script or style. */
export function withPolicy(html: string, allowed: Allowed = {}): string {
  const policy = policyOf(html, allowed)
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

/** Returns a document as it was before `withPolicy`. */
export const withoutPolicy = (html: string): string => html.replace(META, '')

/**
 * Returns the policy of a document as a header: the one that stands in the document, and Trusted Types
 * unless Google measures visits, whose script writes scripts into the page.
 */
export function policyHeader(html: string): string {
  const policy = html.match(META)?.[1] ?? "default-src 'none'"
  return policy.includes('frame-src') ? policy : `${policy};${TRUSTED_TYPES}`
}
