import { describe, expect, test } from 'vitest'
import { readViolations } from './violations.ts'

const SITE = 'https://www.exemplo.com.br'
const read = (text: string) => readViolations(text, SITE)

const PAGE = `${SITE}/amil-saude?nome=Maria`

const report = (body: object, type = 'csp-violation') => ({ type, age: 1, url: PAGE, body })
const violation = {
  documentURL: PAGE,
  blockedURL: 'https://mau.exemplo/a.js?email=maria@exemplo.com',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "default-src 'none'",
  sample: 'maria@exemplo.com',
}
const kept = { directive: 'script-src-elem', blocked: 'https://mau.exemplo', page: '/amil-saude' }

describe('a report of a violated policy', () => {
  test('keeps the directive, the origin that was refused and the path of the page', () => {
    expect(read(JSON.stringify([report(violation)]))).toEqual([kept])
  })

  test('is understood as older browsers send it', () => {
    const old = {
      'document-uri': PAGE,
      'blocked-uri': 'inline',
      'violated-directive': 'style-src-elem',
    }
    expect(read(JSON.stringify({ 'csp-report': old }))).toEqual([
      { ...kept, directive: 'style-src-elem', blocked: 'inline' },
    ])
  })

  test('counts at most ten times in one message', () => {
    const many = Array.from({ length: 50 }, () => report(violation))
    expect(read(JSON.stringify(many))).toHaveLength(10)
  })

  test.each([
    ['data:text/javascript,alert(1)', 'data:'],
    ['chrome-extension://abc/a.js', 'chrome-extension:'],
    ['maria@exemplo.com', ''],
    ['', ''],
  ])('of %j names %j', (blockedURL, blocked) => {
    const [violated] = read(JSON.stringify([report({ ...violation, blockedURL })])) ?? []
    expect(violated?.blocked).toBe(blocked)
  })

  test.each([
    [
      'of the page of another site',
      report({ ...violation, documentURL: 'https://outro.exemplo/' }),
    ],
    ['of another kind', report(violation, 'deprecation')],
  ])('is left out when it is %s', (_, other) => {
    expect(read(JSON.stringify([other]))).toEqual([])
  })
})

test.each(['', 'texto', '{}', '[1]', 'null', '{"csp-report":{}}'])('%j is no report', (text) => {
  expect(read(text)).toBeUndefined()
})
