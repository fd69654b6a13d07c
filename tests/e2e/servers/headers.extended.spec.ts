import { COMMON_HEADERS, STRICT_TRANSPORT } from '@elos/web/headers/securityHeaders'
import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The address of the site behind a proxy that terminates TLS. */
const SITE_URL = 'https://www.exemplo.com.br'

interface Kind {
  path: string
  status: number
  /** The fields of a form that is sent there, and the origin of its page. */
  form?: Record<string, string>
  origin?: string
  method?: string
}

/** Answers of handlers of the site: a page, a form, a refusal, a redirect and a file. */
const KINDS: Kind[] = [
  { path: '/', status: 200 },
  { path: '/api/parceria', status: 422, form: { name: '' }, origin: SITE_URL },
  { path: '/nao-existe', status: 404 },
  { path: '/lgpd', status: 308 },
  { path: '/api/leads', status: 403, form: {} },
  { path: '/social/amil-saude.png', status: 200 },
]

/** An answer of each kind that Next makes by itself. */
const BY_NEXT: Kind[] = [
  { path: '/', status: 405, method: 'DELETE' },
  { path: '/icons.svg', status: 200 },
  { path: '/_next/static/nao-existe.js', status: 404 },
]

/** Returns the headers of an answer of this kind. */
async function headersOf(origin: string, { path, status, form, method, origin: page }: Kind) {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    method: method ?? (form ? 'POST' : 'GET'),
    ...(form ? { body: new URLSearchParams(form) } : {}),
    headers: page ? { origin: page } : {},
  })
  await answer.arrayBuffer()
  expect(answer.status, path).toBe(status)
  return Object.fromEntries(answer.headers)
}

test('every kind of answer has the headers that protect it, also while the Lake is away', async () => {
  const lake = await startFaultyLake()
  // The site has no pages of its build, so that there is one that it cannot send then.
  const environment = { BUILT_PAGES_DIR: '', SITE_URL }
  const site = await startSiteServer({ lake: lake.url, environment })
  const expectProtected = async (kind: Kind) =>
    expect(await headersOf(site.origin, kind), kind.path).toMatchObject({
      ...COMMON_HEADERS,
      'strict-transport-security': STRICT_TRANSPORT,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  try {
    for (const kind of KINDS) await expectProtected(kind)
    for (const kind of BY_NEXT)
      expect(await headersOf(site.origin, kind), kind.path).toMatchObject(COMMON_HEADERS)
    await lake.fail('dead')
    await expectProtected({ path: '/plano-senior', status: 503 })
  } finally {
    await site.stop()
    await lake.stop()
  }
})
