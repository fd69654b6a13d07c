import { COMMON_HEADERS, STRICT_TRANSPORT } from '@elos/web/headers/securityHeaders'
import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The address of the site behind a proxy that terminates TLS. */
const SITE_URL = 'https://www.exemplo.com.br'

/** An answer of one kind: its path, its status, and what is sent there. */
type Kind = [path: string, status: number, sent?: RequestInit]

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** Answers of handlers of the site: a page, a form, a refusal, a redirect and a file. */
const KINDS: Kind[] = [
  ['/', 200],
  ['/api/parceria', 422, { ...form({ name: '' }), headers: { origin: SITE_URL } }],
  ['/nao-existe', 404],
  ['/lgpd', 308],
  ['/api/leads', 403, form({})],
  ['/social/amil-saude.png', 200],
]

/** An answer of each kind that Next makes by itself. */
const BY_NEXT: Kind[] = [
  ['/', 405, { method: 'DELETE' }],
  ['/icons.svg', 200],
  ['/_next/static/nao-existe.js', 404],
]

test('every kind of answer has the headers that protect it, also while the Lake is away', async () => {
  const lake = await startFaultyLake()
  // The site has no pages of its build, so that there is one that it cannot send then.
  const environment = { BUILT_PAGES_DIR: '', SITE_URL }
  const site = await startSiteServer({ lake: lake.url, environment })
  const expectHeaders = async ([path, status, sent]: Kind, expected: Record<string, unknown>) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual', ...sent })
    await answer.arrayBuffer()
    expect(answer.status, path).toBe(status)
    expect(Object.fromEntries(answer.headers), path).toMatchObject(expected)
  }
  const own = {
    ...COMMON_HEADERS,
    'strict-transport-security': STRICT_TRANSPORT,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  }
  try {
    for (const kind of KINDS) await expectHeaders(kind, own)
    for (const kind of BY_NEXT) await expectHeaders(kind, COMMON_HEADERS)
    await lake.fail('dead')
    await expectHeaders(['/plano-senior', 503], own)
  } finally {
    await site.stop()
    await lake.stop()
  }
})
