import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '@elos/ui/islands/page/speculationRules'
import { describe, expect, test } from 'vitest'
import { policyHeader, withPolicy } from './policy.ts'

const document = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"><title>T</title></head><body>${body}</body></html>`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of each directive of a policy. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('the policy of a document', () => {
  const html = withPolicy(
    document(
      '<script>{a()}</script><style>b{}</style><script type="application/ld+json">{}</script>',
    ),
    { style: 'b{}' },
  )
  const policy = directivesOf(policyHeader(html))

  test('stands right after the charset', () => {
    expect(html).toMatch(/<head><meta charSet="utf-8"><meta http-equiv="content-security-policy" /)
  })

  test('allows nothing that it does not name', () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })

  test('allows of inline scripts those of the document and the speculation rules, and the style that it is given, by their hashes', () => {
    expect(policy.get('script-src')).toEqual(["'self'", hashOf('{a()}'), hashOf(SPECULATION_RULES)])
    expect(policy.get('style-src')).toEqual(["'self'", hashOf('b{}')])
  })

  test('allows no inline style of a document without one', () => {
    const without = directivesOf(policyHeader(withPolicy(document(''))))
    expect(without.get('style-src')).toEqual(["'self'"])
  })

  test('lets forms lead to the chat', () => {
    expect(policy.get('form-action')).toEqual([
      "'self'",
      'https://wa.me',
      'https://api.whatsapp.com',
    ])
  })

  test('lets no script write HTML from a text', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  })

  test('names no other host for what a page loads', () => {
    for (const name of ['connect-src', 'font-src', 'img-src', 'manifest-src']) {
      expect(policy.get(name), name).toEqual(["'self'"])
    }
    expect(policy.has('frame-src')).toBe(false)
  })
})

test.each([{ analyticsId: 'G-TESTE123' }, { adsId: 'AW-123456' }])(
  "the policy of a document that Google measures with %j allows Google's script, its reports and its frames, and nothing else",
  (measurement) => {
    const policy = directivesOf(policyHeader(withPolicy(document(''), { measurement })))
    expect(policy.get('script-src')).toContain('https://*.googletagmanager.com')
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com')
    expect(policy.get('img-src')).toContain('https://*.google-analytics.com')
    expect(policy.get('frame-src')).toContain('https://td.doubleclick.net')
    expect(policy.has('require-trusted-types-for')).toBe(false)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'")
  },
)

test('the policy of a text without one allows nothing', () => {
  expect(policyHeader('<p>Texto</p>')).toMatch(/^default-src 'none';/)
})
