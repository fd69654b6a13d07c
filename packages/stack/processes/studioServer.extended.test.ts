import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, start, untilUp } from './child.ts'
import { freePort } from './ports.ts'

const STYLE = 'a{}'
const PAGE = '<title>Studio</title><script>a()</script>'
const folder = mkdtempSync(join(tmpdir(), 'elos-studio-'))
const port = await freePort()
let server: Running

beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'static/app-B3gk_1x9.js'), 'a()')
  writeFileSync(join(folder, 'static/small.css'), STYLE)
  writeFileSync(join(folder, 'index.html'), PAGE)
  const run = ['node', join(import.meta.dirname, 'studioServer.ts'), folder, `${port}`] as const
  const env = {
    SANITY_STUDIO_LAKE_URL: 'http://localhost:3900',
    SANITY_STUDIO_SITE_URL: 'http://localhost:3000',
    STUDIO_URL: 'https://estudio.exemplo.com.br',
  }
  server = start({ name: 'studio', run: [...run], env, logDir: folder })
  await untilUp(server, `http://127.0.0.1:${port}`, folder)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Requests a path by a host and a method of any kind. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
      sent.on('error', reject).end()
    },
  )
}

test('a path of the app gets the app, also with a dot in it', async () => {
  for (const path of ['/', '/estrutura/carrier;amil', '/apresentacao/drafts.amil?x=%7B']) {
    const { status, headers, body } = await get(path)
    expect([status, String(body)]).toEqual([200, PAGE])
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('every answer has the policy of the Studio: it asks the Lake alone, shows the site, and nobody frames it', async () => {
  for (const path of ['/', '/static/small.css', '/static/none.js', '/%E0%A4%A']) {
    const { headers } = await get(path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]{44}'$/),
        "connect-src 'self' http://localhost:3900 http://*.localhost:3900 ws://localhost:3900 http://127.0.0.1:3900 http://localhost:3000",
        'frame-src http://localhost:3000',
        "frame-ancestors 'none'",
      ]),
    )
  }
})

test.each([
  ['localhost:3333', 200],
  ['127.0.0.1', 200],
  ['estudio.exemplo.com.br', 200],
  ['evil.example:80', 421],
  ['127.0.0.1.nip.io', 421],
  ['localhost@evil.example', 421],
])('a request to the host %s is answered with %d', async (host, status) => {
  expect((await get('/', { host })).status).toBe(status)
})

test.each(['POST', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
  const { status, headers } = await get('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a file whose name has the hash of its content stays with the browser', async () => {
  const { headers } = await get('/static/app-B3gk_1x9.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a missing file is 404, and no path leaves the folder, malformed or not', async () => {
  expect((await get('/static/none.js')).status).toBe(404)
  expect(String((await get('/%E0%A4%A')).body)).toBe(PAGE)
  expect(String((await get('/../../../../etc/passwd')).body)).toBe(PAGE)
  expect(String((await get('/%2e%2e/%2e%2e/etc/passwd')).body)).toBe(PAGE)
})
