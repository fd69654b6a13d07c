import type { Measurement } from '@elos/content'

/** The directives of a policy that name Google's addresses. */
type Sources = Record<'script' | 'image' | 'connect' | 'frame', string[]>

/**
 * The addresses that Google's tag needs, by product, for visitors who agree to be measured. Google changes them without
 * notice: `site_policy_violations_total{blocked="google"}` grows when one is missing.
 *
 * The list is of 28 November 2026, made from copies of Google's guide and from what other projects have added since July 2026: compare it
 * with https://developers.google.com/tag-platform/security/guides/csp. Of the countries' domains Brazil's is enough.
 */
const SOURCES = {
  analyticsId: {
    script: ['https://*.googletagmanager.com'],
    image: [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
      'https://*.google.com.br',
    ],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
      'https://*.google.com.br',
      'https://pagead2.googlesyndication.com',
    ],
    frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
  adsId: {
    script: [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    image: [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://google.com',
      'https://www.google.com',
      'https://www.google.com.br',
    ],
    connect: [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://google.com',
      'https://www.google.com',
      'https://www.google.com.br',
      // Conversions, since July 2026.
      'https://ad.doubleclick.net',
    ],
    frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
} satisfies Record<'analyticsId' | 'adsId', Sources>

/** Returns what a directive allows of Google's for the products whose ids are set, each address once. */
export function googleSources(directive: keyof Sources, measurement: Measurement = {}): string[] {
  const { analyticsId, adsId } = SOURCES
  const products = [measurement.analyticsId && analyticsId, measurement.adsId && adsId]
  return [...new Set(products.flatMap((product) => (product ? product[directive] : [])))]
}

/** The domains of the addresses above. */
const DOMAINS =
  /(^|\.)(google(-analytics|tagmanager|adservices|syndication)?|doubleclick)\.(com(\.br)?|net)$/

/** Whether an origin, such as one that a policy refused, is Google's. */
export function isGoogleOrigin(origin: string): boolean {
  const host = URL.parse(origin)?.hostname
  return host !== undefined && DOMAINS.test(host)
}
