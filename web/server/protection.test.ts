import { describe, expect, test } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { protection } from './protection.ts'
import { PREVIEW_ID, testFront } from './testing/front.ts'

const STUDIO = 'https://estudio.exemplo.com.br'
const draft = { cookie: `__prerender_bypass=${PREVIEW_ID}` }
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const OWN = { 'content-security-policy': "default-src 'none';script-src 'self'" }

/** Next's answers by path. */
const ANSWERS: Record<string, { status: number; headers: Record<string, string> }> = {
  '/pagina': { status: 200, headers: { ...HTML, ...OWN, [TAGS_HEADER]: 'doc:a' } },
  '/movida': { status: 308, headers: { location: '/pagina', [TAGS_HEADER]: 'doc:a' } },
  '/ausente': { status: 404, headers: { ...HTML, ...OWN, [TAGS_HEADER]: 'doc:a' } },
  '/busca': { status: 200, headers: { ...HTML, ...OWN } },
  '/pagina.md': { status: 200, headers: { 'content-type': 'text/markdown; charset=utf-8' } },
  '/dados.json': { status: 200, headers: { 'content-type': 'application/json' } },
  '/images/a.svg': { status: 200, headers: { 'content-type': 'image/svg+xml' } },
  '/falha': { status: 500, headers: HTML },
  '/api/leads': { status: 201, headers: { 'content-type': 'application/json' } },
  '/api/draft-mode/enable': { status: 307, headers: { location: '/' } },
}

const front = () =>
  testFront(({ url = '/' }, response) => {
    const { status, headers } = ANSWERS[url] ?? { status: 200, headers: HTML }
    response.writeHead(status, headers).end('corpo')
  })

describe('every answer to a visitor', () => {
  test.each([
    ...Object.keys(ANSWERS).filter((path) => !path.includes('draft-mode')),
    '/%ff',
    `/${'a'.repeat(5000)}`,
  ])('%.40s is protected', async (path) => {
    const { get } = await front()
    for (const time of ['first', 'second']) {
      const { headers } = await get(path)
      expect(headers, time).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'reporting-endpoints': 'relatos="/api/relatos"',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      const policy = String(headers['content-security-policy'])
      expect(policy, time).toMatch(/^default-src 'none';/)
      expect(policy, time).toContain(";frame-ancestors 'none';report-uri /api/relatos;")
    }
  })

  test('with 405 or 503 that the front makes itself is protected, and 304 and HEAD too', async () => {
    const { get, stopNext } = await front()
    const { headers } = await get('/pagina')
    const answers = [
      await get('/pagina', {}, 'PUT'),
      await get('/pagina', { 'if-none-match': String(headers.etag) }),
      await get('/dados.json', {}, 'HEAD'),
    ]
    stopNext()
    answers.push(await get('/outra'))
    expect(answers.map(({ status }) => status)).toEqual([405, 304, 200, 503])
    for (const answer of answers) {
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none';.*frame-ancestors 'none'/,
      )
    }
  })
})

describe('what somebody gets who previews drafts', () => {
  test('may be framed by the Studio, with the scripts of the preview', async () => {
    const { get } = await front()
    const { headers } = await get('/previa', draft)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline';")
    expect(headers['content-security-policy']).toContain(`;frame-ancestors 'self' ${STUDIO};`)
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
  })

  test('starts with an answer that the Studio may frame', async () => {
    const { get } = await front()
    const { headers } = await get('/api/draft-mode/enable')
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${STUDIO};`)
  })

  test('has to have the right cookie', async () => {
    const { get } = await front()
    const { headers } = await get('/previa', { cookie: '__prerender_bypass=falso' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';frame-ancestors 'none'/)
  })
})

test('without TLS, browsers are not told to insist on it', () => {
  const protect = protection({ siteUrl: 'http://localhost:3000', studioUrl: STUDIO })
  expect(protect({}, 'visitor')).not.toHaveProperty('strict-transport-security')
})
