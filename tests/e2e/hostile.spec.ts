import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { type Generated, generate, seeded, sendAll } from './support/generatedRequests.ts'
import { env, lake } from './support/lake.ts'
import { openDoor, startSiteServer } from './support/siteServer.ts'

/** `FUZZ=long` sends 10,000 requests to each target, and asks for 100,000 paths that do not exist. */
const IS_LONG = process.env.FUZZ === 'long'
const PER_TARGET = IS_LONG ? 10_000 : 200
const UNKNOWN_PATHS = IS_LONG ? 100_000 : 600
const GARBAGE = IS_LONG ? 10_000 : 1000
/** With another seed the requests are others. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)

/** Requests that are sent before the next ones are generated. */
const BATCH = 500

const TARGETS = [
  '/',
  '/amil-saude',
  '/amil-saude.md',
  '/nao-existe',
  '/cotacao/amil-saude',
  '/social/amil-saude.png',
  '/dados.json',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/llms.txt',
  '/robots.txt',
  '/indexnow.txt',
  '/indisponivel',
  '/.well-known/security.txt',
  '/markdown/amil-saude',
  '/parceiros-elos/perguntas',
  '/images/elos/production/a-10x10.png',
  '/previa',
  '/_next/static/x.js',
  '/_next/image',
  '/icons.svg',
  '/api/leads',
  '/api/contato',
  '/api/parceria',
  '/api/cotacao/amil-saude',
  '/api/cities',
  '/api/revalidate',
  '/api/draft-mode/enable',
  '/api/draft-mode/disable',
  '/api/draft-mode/doctor',
  '/api/nao-existe',
]

test.describe.configure({ mode: 'parallel' })
if (IS_LONG) test.setTimeout(4 * 3600 * 1000)

test('no generated request fails, hangs or makes the server grow', async () => {
  const server = await startSiteServer('generated', env.E2E_LAKE_URL)
  const random = seeded(SEED)
  const failures: unknown[] = []
  const counts: Record<string, number> = {}
  async function fuzz(target: string, count: number) {
    for (let sent = 0; sent < count; sent += BATCH) {
      const requests = Array.from({ length: Math.min(BATCH, count - sent) }, () =>
        generate(random, target, server.origin),
      )
      for (const [index, status] of (await sendAll(server.port, requests)).entries()) {
        counts[status] = (counts[status] ?? 0) + 1
        // '/indisponivel' is the page for when the site is unavailable.
        const isMeant = status === 503 && target === '/indisponivel'
        if (status === 'hangs' || (status >= 500 && !isMeant))
          failures.push({ status, ...requests[index], body: requests[index]?.body?.toString() })
      }
    }
  }
  try {
    // The first requests load code and fill the stores, whose sizes are bounded.
    for (const target of TARGETS) await fuzz(target, PER_TARGET / 10)
    const before = server.memory()
    for (const target of TARGETS) await fuzz(target, PER_TARGET)
    const after = server.memory()
    console.log(
      `${TARGETS.length} targets, ${PER_TARGET} requests each: ${JSON.stringify(counts)}; ${before} MB before, ${after} MB after`,
    )
    expect(failures.slice(0, 10)).toEqual([])
    if (IS_LONG) expect(after - before).toBeLessThan(50)
    expect((await fetch(server.origin)).status).toBe(200)
  } finally {
    await server.stop()
  }
})

const openedSchema = z.object({ token: z.string() })

test('an honest visitor is heard after any number of garbage requests', async () => {
  const server = await startSiteServer('garbage', env.E2E_LAKE_URL)
  const email = `${crypto.randomUUID()}@exemplo.com.br`
  try {
    const opened = await fetch(`${server.origin}/api/leads`)
    const { token } = openedSchema.parse(await opened.json())
    const headers = { origin: server.origin, 'content-type': 'application/json' }
    const bodies = [
      'x',
      '{}',
      '{"token":"1.x","lead":{}}',
      JSON.stringify({ token, lead: { kind: 'quote' } }),
      JSON.stringify({ token, website: 'http://spam.example', lead: {} }),
    ]
    const garbage = Array.from({ length: GARBAGE }, (_, index): Generated => {
      const body = Buffer.from(bodies[index % bodies.length] ?? '')
      return { method: 'POST', path: '/api/leads', headers, body }
    })
    const statuses = await sendAll(server.port, garbage)
    expect(statuses.filter((status) => status === 'hangs' || status === 429)).toEqual([])

    const answers = { name: 'Maria', email, phone: '(11) 98888-7777' }
    const lead = { kind: 'quote', key: crypto.randomUUID(), page: '/', consent: '1', answers }
    const body = JSON.stringify({ token, website: '', lead })
    const send = () => fetch(`${server.origin}/api/leads`, { method: 'POST', headers, body })
    // A form that was opened a moment ago is refused, and must be sent again later.
    await expect.poll(async () => (await send()).status).toBe(200)
    const stored = await lake.fetch('count(*[_type == "lead" && email == $email])', { email })
    expect(stored).toBe(1)
  } finally {
    await lake.delete({ query: '*[_type == "lead" && email == $email]', params: { email } })
    await server.stop()
  }
})

test('paths that do not exist cost no page that is kept, not even while the Lake is gone', async () => {
  const door = await openDoor()
  const server = await startSiteServer('unknown', door.address)
  const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })
  const told = async (path: string) => {
    const { status, headers } = await get(path)
    return `${path} ${status} ${headers.get('cache-status')}`
  }
  try {
    const sitemap = await (await get('/sitemap.xml')).text()
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(pages.length).toBeGreaterThan(30)
    for (const path of pages) expect((await get(path)).status, path).toBe(200)
    const kept = pages.map((path) => `${path} 200 site; hit`)
    expect(await Promise.all(pages.map(told))).toEqual(kept)

    const counts: Record<string, number> = {}
    for (let asked = 0; asked < UNKNOWN_PATHS; asked += BATCH) {
      const requests = Array.from(
        { length: Math.min(BATCH, UNKNOWN_PATHS - asked) },
        (_, index) => ({
          method: 'GET',
          path: `/nao-existe-${asked + index}`,
          headers: {},
          body: undefined,
        }),
      )
      for (const status of await sendAll(server.port, requests))
        counts[status] = (counts[status] ?? 0) + 1
    }
    console.log(`${UNKNOWN_PATHS} unknown paths: ${JSON.stringify(counts)}; ${server.memory()} MB`)
    expect(counts).toEqual({ 404: UNKNOWN_PATHS })

    expect(await Promise.all(pages.map(told))).toEqual(kept)
    door.close()
    expect(await Promise.all(pages.map(told))).toEqual(kept)
  } finally {
    await server.stop()
    door.close()
  }
})
