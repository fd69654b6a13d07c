import { globSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { TOP } from '@elos/stack/config'
import { expect, test } from '@playwright/test'
import { collectGarbage } from '../support/collectGarbage.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { type Generated, generate, sendAll } from '../support/generatedRequests.ts'
import { startSiteServer } from '../support/siteServer.ts'

/** `FUZZ=long` sends 10,000 requests to each target, and asks for 100,000 paths that do not exist. */
const IS_LONG = process.env.FUZZ === 'long'
const PER_TARGET = IS_LONG ? 10_000 : 10
const UNKNOWN_PATHS = IS_LONG ? 100_000 : 120
/** The seed of the requests: another one gives others. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)

/** Requests that are sent before the next ones are generated. */
const BATCH = 500

/** The handlers that visitors reach: '/api/cotacao/' for `api/cotacao/[...path]/route.tsx`. */
const HANDLERS = globSync('**/route.{ts,tsx}', { cwd: join(TOP, 'web/app') }).map(
  (file) => `/${file.replace(/\/?route\.tsx?$/, '').replace(/\[+\.\.\..*$/, '')}`,
)

/** Every handler, some answers of those that have many paths, and what Next answers by itself. */
const TARGETS = [
  ...HANDLERS,
  ...['/amil-saude', '/amil-saude.md', '/blog', '/cotacao/amil-saude', '/social/amil-saude.png'],
  ...['/images/elos/production/a-10x10.png', '/api/cotacao/amil-saude', '/api/nao-existe'],
  ...['/nao-existe', '/previa', '/_next/static/x.js', '/_next/image', '/icons.svg'],
]

// These tests run on one server, one after the other: the last one takes the Lake away.
test.describe.configure({ mode: 'default' })
if (IS_LONG) test.setTimeout(4 * 3600 * 1000)

let siteLake: Awaited<ReturnType<typeof startFaultyLake>>
let server: Awaited<ReturnType<typeof startSiteServer>>
/** The output of the server while it started. */
let started: string

test.beforeAll(async () => {
  siteLake = await startFaultyLake()
  // The memory of a deployed site (deploy/systemd/site@.service). The inspector collects its garbage.
  const environment = {
    NODE_OPTIONS: '--max-old-space-size=256 --inspect=127.0.0.1:0',
    MALLOC_ARENA_MAX: '2',
  }
  server = await startSiteServer({ lake: siteLake.url, environment })
  started = server.output()
})

test.afterAll(async () => {
  await server.stop()
  await siteLake.stop()
})

/** Megabytes that the site needs: of what is not needed any more it has let go. */
async function memory(): Promise<number> {
  await collectGarbage(started)
  return server.memory()
}

/**
 * Returns whether a request calls a server action with a forged cookie of draft mode. Whether it is forged knows Next
 * alone, which answers some of these with 500.
 */
const isForgedCall = ({ headers }: Generated) =>
  'next-action' in headers && headers.cookie?.startsWith('__prerender_bypass') === true

/** Sends requests that `make` makes, from an index on, and returns how often each status came. */
async function sendMany(
  count: number,
  make: (size: number, first: number) => Generated[],
  onAnswer: (status: number | 'hangs', sent: Generated) => void = () => undefined,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let first = 0; first < count; first += BATCH) {
    const requests = make(Math.min(BATCH, count - first), first)
    for (const { status, sent } of await sendAll(server.port, requests)) {
      counts[status] = (counts[status] ?? 0) + 1
      onAnswer(status, sent)
    }
  }
  return counts
}

test('no generated request fails, hangs or makes the server grow', async () => {
  const failures: unknown[] = []
  async function fuzz(target: string, count: number): Promise<void> {
    const counts = await sendMany(
      count,
      (size, first) => generate(size, SEED + first, target, server.origin),
      (status, sent) => {
        if (status === 'hangs' || (status >= 500 && !isForgedCall(sent)))
          failures.push({ status, ...sent, body: sent.body?.toString() })
      },
    )
    if (IS_LONG) console.log(`${target}: ${JSON.stringify(counts)}; ${server.memory()} MB`)
  }
  expect(TARGETS).toContain('/api/leads')
  // The first requests load code and fill the stores, whose sizes are bounded.
  for (const target of TARGETS) await fuzz(target, Math.ceil(PER_TARGET / 10))
  const before = await memory()
  for (const target of TARGETS) await fuzz(target, PER_TARGET)
  const after = await memory()
  console.log(
    `${PER_TARGET} requests to each of ${TARGETS.length} targets: ${before} MB before, ${after} MB after`,
  )
  expect(failures.slice(0, 10)).toEqual([])
  if (IS_LONG) expect(after - before).toBeLessThan(50)
  expect((await fetch(server.origin)).status).toBe(200)
})

/** Asks for a path, and leaves before the answer. */
function askAndLeave(path: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(server.origin + path, { agent: false })
    asked.on('error', () => undefined)
    asked.once('close', () => resolve())
    asked.end()
    setTimeout(() => asked.destroy(), 2)
  })
}

test('paths that do not exist cost no page that is kept, no query and no publication its time, not even while the Lake is gone', async () => {
  const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })
  const tell = async (path: string) => {
    const { status, headers } = await get(path)
    return `${path} ${status} ${headers.get('cache-status')}`
  }
  const sitemap = await (await get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(pages.length).toBeGreaterThan(30)
  for (const path of pages) expect((await get(path)).status, path).toBe(200)
  const kept = pages.map((path) => `${path} 200 site; hit`)
  expect(await Promise.all(pages.map(tell))).toEqual(kept)

  siteLake.takeQueries()
  const unknown = { method: 'GET', headers: {}, body: undefined }
  const counts = await sendMany(UNKNOWN_PATHS, (size, first) =>
    Array.from({ length: size }, (_, index) => ({
      ...unknown,
      path: `/nao-existe-${first + index}`,
    })),
  )
  console.log(`${UNKNOWN_PATHS} unknown paths: ${JSON.stringify(counts)}; ${server.memory()} MB`)
  expect(counts).toEqual({ 404: UNKNOWN_PATHS })
  for (let sent = 0; sent < 6000; sent += 50) {
    const paths = Array.from({ length: 50 }, (_, index) => `/nao-existe-mesmo-${sent + index}`)
    await Promise.all(paths.map(askAndLeave))
  }
  expect(siteLake.takeQueries().filter((query) => query.includes('/nao-existe-'))).toEqual([])
  siteLake.edit(1)
  const published = server.report(siteLake.settings)
  await expect.poll(async () => siteLake.versionsIn(await (await get('/blog')).text())[0]).toBe(1)
  expect((await published).status).toBe(200)

  expect(await Promise.all(pages.map(tell))).toEqual(kept)
  await siteLake.fail('dead')
  expect(await Promise.all(pages.map(tell))).toEqual(kept)
})
