import { expect, test } from 'vitest'
import { protect } from './protect.ts'

const SITE = {
  SITE_URL: 'https://www.exemplo.com.br',
  STUDIO_URL: 'https://estudio.exemplo.com.br',
}

test('every answer to a visitor is protected, whatever it is', () => {
  const headers = Object.fromEntries(protect(new Headers(), '/dados.json', SITE))
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'reporting-endpoints': 'relatos="/api/relatos"',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy':
      "default-src 'none';frame-ancestors 'none';report-uri /api/relatos;report-to relatos",
  })
})

test('a document keeps its own policy, and may be framed by nobody', () => {
  const given = new Headers({ 'content-security-policy': "default-src 'none';script-src 'self'" })
  expect(protect(given, '/amil-saude', SITE).get('content-security-policy')).toMatch(
    /^default-src 'none';script-src 'self';frame-ancestors 'none';report-uri/,
  )
})

test('an answer that starts or ends a preview may be framed by the Studio, in a window that it talks to', () => {
  const headers = protect(new Headers({ location: '/' }), '/api/draft-mode/enable', SITE)
  expect(headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://estudio.exemplo.com.br;",
  )
  expect(headers.get('cross-origin-opener-policy')).toBeNull()
})

test('without TLS, browsers are not told to insist on it', () => {
  const headers = protect(new Headers(), '/', { ...SITE, SITE_URL: 'http://localhost:3000' })
  expect(headers.get('strict-transport-security')).toBeNull()
})
