import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '@elos/ui/islands/page/speculationRules'
import { expect, test } from 'vitest'
import { policiesOf } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No script writes HTML from a text. Only a header can say so. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types ilhas']

test('the policy of a document allows nothing that it does not name', () => {
  const { own, header } = policiesOf({ scripts: ['{a()}'], style: 'b{}' })
  const expected = [
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
  ]
  expect(own.split(';')).toEqual(expected)
  expect(header.split(';')).toEqual([...expected, ...TRUSTED_TYPES])
})

test('a document without inline scripts and styles may have none', () => {
  expect(policiesOf({}).own.split(';')).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'"]),
  )
})

test.each([
  ['visits', { analyticsId: 'G-TESTE123' }, 'https://*.google-analytics.com'],
  ['adverts', { adsId: 'AW-123456' }, 'https://ad.doubleclick.net'],
])(
  "the policy of a document with the id of Google's %s allows the addresses of that product alone",
  (_, measurement, address) => {
    const { own, header } = policiesOf({ measurement })
    const directives = new Map(
      own.split(';').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('script-src')).toContain('https://*.googletagmanager.com')
    expect(directives.get('connect-src')).toContain(address)
    expect(directives.get('frame-src')).toContain('https://td.doubleclick.net')
    expect(own).not.toContain('unsafe-inline')
    // Google's script writes scripts into the page.
    expect(header).toBe(own)
    const both = policiesOf({ measurement: { analyticsId: 'G-1', adsId: 'AW-1' } })
    expect(both.own.length).toBeGreaterThan(own.length)
  },
)
