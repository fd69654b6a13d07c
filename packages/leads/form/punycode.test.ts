import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeDomain } from './punycode.ts'

test.each([
  ['xn--sade-rra.com.br', 'saúde.com.br'],
  ['XN--SADE-RRA.com.br', 'saúde.com.br'],
  ['mail.xn--so-sia.exemplo.com', 'mail.são.exemplo.com'],
  ['xn--80ak6aa92e.xn--p1ai', 'аррӏе.рф'],
  ['exemplo.com.br', 'exemplo.com.br'],
])('the domain %s is %s to people', (domain, decoded) => {
  expect(decodeDomain(domain)).toBe(decoded)
})

test.each(['xn--', 'xn--ü', 'xn--a', 'xn--99999999', 'xn--exemplo-.com', 'XN--.br'])(
  '%s, which encodes nothing, stays as it is',
  (domain) => {
    expect(decodeDomain(domain)).toBe(domain)
  },
)

test('every domain with accents is the one that the browser has encoded', () => {
  const labels = fc.stringMatching(/^[a-zà-öø-ÿ][a-zà-öø-ÿ0-9]{0,12}[a-zà-öø-ÿ]$/)
  fc.assert(
    fc.property(labels, (label) => {
      const domain = `${label}.com.br`
      expect(decodeDomain(new URL(`https://${domain}`).hostname)).toBe(domain)
    }),
  )
})
