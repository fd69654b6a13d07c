import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '@elos/ui/islands/page/speculationRules'
import { expect, test } from 'vitest'
import { policyHeader, withPolicy } from './policy.ts'

const document = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"><title>T</title></head><body>${body}</body></html>`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The directives of a policy, in the order in which they stand. */
const directivesOf = (html: string) => policyHeader(html).split(';')

test('the policy of a document allows nothing that it does not name, and stands in it after the charset', () => {
  const html = withPolicy(
    document(
      '<script>{a()}</script><style>b{}</style><script type="application/ld+json">{}</script>',
    ),
    { style: 'b{}' },
  )
  expect(html).toMatch(/<head><meta charSet="utf-8"><meta http-equiv="content-security-policy" /)
  expect(directivesOf(html)).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    // A form without script is answered with a redirect to the chat.
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    `style-src 'self' ${hashOf('b{}')}`,
    `script-src 'self' ${hashOf('{a()}')} ${hashOf(SPECULATION_RULES)}`,
    // No script writes HTML from a text.
    "require-trusted-types-for 'script'",
    'trusted-types ilhas',
  ])
})

test('a document without inline scripts and styles may have none', () => {
  expect(directivesOf(withPolicy(document('')))).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'"]),
  )
})

test.each([
  ['visits', { analyticsId: 'G-TESTE123' }, 'https://*.google-analytics.com'],
  ['adverts', { adsId: 'AW-123456' }, 'https://ad.doubleclick.net'],
])(
  "the policy of a document with the id of Google's %s allows the addresses of that product alone",
  (_, measurement, own) => {
    const html = withPolicy(document(''), { measurement })
    const directives = new Map(
      directivesOf(html).map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('script-src')).toContain('https://*.googletagmanager.com')
    expect(directives.get('connect-src')).toContain(own)
    expect(directives.get('frame-src')).toContain('https://td.doubleclick.net')
    expect(policyHeader(html)).not.toMatch(/unsafe-inline|trusted-types/)
    const both = withPolicy(document(''), { measurement: { analyticsId: 'G-1', adsId: 'AW-1' } })
    expect(policyHeader(both).length).toBeGreaterThan(policyHeader(html).length)
  },
)

test('the policy of a text without one allows nothing', () => {
  expect(policyHeader('<p>Texto</p>')).toMatch(/^default-src 'none';/)
})
