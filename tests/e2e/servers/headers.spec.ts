import { STRICT_TRANSPORT } from '@elos/web/http/headers/securityHeaders'
import { MAX_TEXTS } from '@elos/web/monitoring/printed'
import { expect } from '@playwright/test'
import { answersOf, PROTECTION, type Row } from '../support/answers.ts'
import { inDraftMode } from '../support/draftMode.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { rawGet } from '../support/rawGet.ts'
import { STARTED, startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The address of the site behind a proxy that terminates TLS. */
const SITE_URL = 'https://www.exemplo.com.br'

/** Headers of pages that Next has made or stored by itself. */
const NEXT_HEADERS = /^x-(?:nextjs-(?:cache|prerender|stale-time)|middleware|powered-by)/

/** A call of a server action that does not exist, with a cookie that only Next knows to be forged. */
const forgedCall = (call: number): Row => [
  'POST /',
  409,
  'editors',
  undefined,
  {
    headers: {
      cookie: '__prerender_bypass=falso',
      'content-type': 'text/plain',
      'next-action': `40${String(call).padStart(40, 'a')}`,
    },
    body: '[]',
  },
]

test('every answer has the headers that protect it and is kept as long as it is right, and nobody fills the log', async () => {
  const lake = await startFaultyLake()
  // The site has no pages of its build, so that there is one that it cannot send then.
  const environment = { BUILT_PAGES_DIR: '', SITE_URL }
  const site = await startSiteServer({ lake: lake.url, environment })
  const ask = ([request, , , , { headers, body } = {}]: Row) => {
    const [method = '', path = ''] = request.split(' ')
    return rawGet(site.origin + path, headers, method, body)
  }
  async function expectHeaders(row: Row): Promise<void> {
    const [request, status, kind, cache] = row
    const { status: got, headers } = await ask(row)
    const title = `${request} ${JSON.stringify(row.at(4) ?? '')}`
    expect.soft(got, title).toBe(status)
    expect.soft(headers, title).toMatchObject(PROTECTION[kind])
    expect.soft(headers['cache-control'], title).toBe(cache)
    // A redirect leads to a path of this site, whatever host was asked.
    expect.soft(headers.location ?? '/', title).toMatch(/^\/(?!\/)/)
    if (kind === 'nexts') expect.soft(headers['content-type'], title).toBeUndefined()
    if (kind !== 'own') return
    expect
      .soft(
        Object.keys(headers).filter((name) => NEXT_HEADERS.test(name)),
        title,
      )
      .toEqual([])
  }
  try {
    await expect
      .poll(async () => (await rawGet(`${site.origin}/api/ready`)).status, STARTED)
      .toBe(200)
    const home = (await rawGet(site.origin)).body.toString()
    const editor = await inDraftMode(site.origin)
    const preview = (await rawGet(site.origin, editor)).body.toString()
    const [stylesheet = ''] = /\/estilo\/site-[^"]+/.exec(home) ?? []
    const [nexts = ''] = /\/_next\/static\/[^"]+\.js/.exec(preview) ?? []
    const rows = answersOf({ stylesheet, nexts }, editor)
    for (const row of rows) await expectHeaders(row)
    console.log(`${rows.length} answers`)
    const { headers } = await rawGet(site.origin)
    expect(headers['strict-transport-security']).toBe(STRICT_TRANSPORT)
    expect(site.printed()).not.toContain('next-failed')
    for (let call = 0; call < 2 * MAX_TEXTS; call += 1) await ask(forgedCall(call))
    await lake.fail('dead')
    // The search has asked for every page, nobody for this twin.
    await expectHeaders(['GET /plano-senior.md', 503, 'own', 'no-store'])
  } finally {
    await site.stop()
    await lake.stop()
  }
  const lines = site.printed().split('\n')
  expect(lines.filter((line) => line.includes('next-failed'))).toHaveLength(MAX_TEXTS)
  // Next's first lines name its version and address.
  expect(lines.filter((line) => /Error|^ +at /.test(line) && !line.startsWith('{'))).toEqual([])
})
