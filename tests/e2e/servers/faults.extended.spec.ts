import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { FAULTS, type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { newEmail } from '../support/forms.ts'
import { env } from '../support/lake.ts'
import { rawGet } from '../support/rawGet.ts'
import { registry } from '../support/registry.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The long form tries what takes a failing Lake's whole deadline too, and loads the site for ten minutes. */
const isLong = process.env.FAULTS === 'long'
/** The short form has one fault of each sort: no answer, an answer that breaks off, nobody there. */
const TRIED: readonly Fault[] = isLong ? FAULTS : ['hang', 'truncate', 'dead']
/** Faults by which a query ends only with its deadline. */
const WAITING: readonly Fault[] = ['slow', 'hang']
const SOAK_SECONDS = isLong ? 600 : 5

/** The result of a request: its status and what goes with it, in words that a table compares. */
interface Outcome {
  row: string
  said: string
  ms: number
}

interface Request {
  path: string
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  /** The promised answer, as `inWords` says it. */
  promise: RegExp
  /** Whether only the long form tries it under faults that end with a deadline. */
  isSlow?: boolean
}

const contact = {
  name: 'Maria José',
  email: newEmail(),
  phone: '11988887777',
}

/** A path at which nothing was ever published. */
const unknownPath = () => `/nunca-visto-${crypto.randomUUID()}`
/** Paths of pages of which nothing but the page is kept, another one each time: what was asked for meanwhile is made later. */
const unasked = registry
  .map(({ path }) => path)
  .filter((path) => path !== '/')
  .values()
const nextUnasked = () => unasked.next().value ?? '/'
const UNAVAILABLE = /^503 no-store, again in \d+ s$/

const REQUESTS: Record<string, () => Request> = {
  'kept page': () => ({ path: '/amil-saude', promise: /^200 hit$/ }),
  'kept feed': () => ({ path: '/blog/rss.xml', promise: /^200 hit$/ }),
  'kept sitemap': () => ({ path: '/sitemap.xml', promise: /^200 hit$/ }),
  'data of the forms': () => ({ path: '/dados.json', promise: /^200 hit$/ }),
  'unknown path': () => ({ path: unknownPath(), promise: /^404 / }),
  'quote form not kept': () => ({ path: `/cotacao${nextUnasked()}`, promise: UNAVAILABLE }),
  'Markdown not kept': () => ({ path: `${nextUnasked()}.md`, promise: UNAVAILABLE }),
  'search of questions': () => ({
    path: '/parceiros-elos/perguntas?busca=comissao',
    promise: UNAVAILABLE,
  }),
  'form without script': () => ({
    path: '/api/contato',
    method: 'POST',
    form: contact,
    promise: /^303 chat/,
  }),
  'image not kept': () => ({
    path: '/images/elos/production/none-1x1.svg',
    promise: /^(404|502|503) no-store/,
    isSlow: true,
  }),
}

function inWords(status: number, headers: Headers): string {
  const location = headers.get('location') ?? ''
  const again = headers.get('retry-after')
  const stored = headers.get('cache-status')?.includes('hit')
  const cache = status >= 400 ? ` ${headers.get('cache-control')}` : ''
  return [
    `${status}${stored && status === 200 ? ' hit' : ''}${location.startsWith('https://wa.me/') ? ' chat' : ''}${cache}`,
    ...(again ? [`again in ${again} s`] : []),
  ].join(', ')
}

async function ask(
  origin: string,
  row: string,
  { path, method = 'GET', form }: Request,
): Promise<Outcome> {
  const begun = performance.now()
  const said = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    ...(form ? { body: new URLSearchParams(form), headers: { origin } } : {}),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return inWords(answer.status, answer.headers)
    },
    (error) => `no answer: ${error}`,
  )
  return { row, said, ms: Math.round(performance.now() - begun) }
}

/** Prints a table of what came of each request under each fault. */
function print(title: string, columns: Map<string, Outcome[]>): void {
  const lines = [...columns].flatMap(([fault, outcomes]) =>
    outcomes.map(
      ({ row, said, ms }) => `  ${fault.padEnd(9)} ${row.padEnd(24)} ${said.padEnd(36)} ${ms} ms`,
    ),
  )
  console.log(`${title}\n${lines.join('\n')}`)
}

const KEPT = [...registry.map(({ path }) => path), '/blog/rss.xml', '/sitemap.xml', '/dados.json']

// These tests run on one site, one after the other: the last one kills it.
test.describe.configure({ mode: 'default' })

let lake: Awaited<ReturnType<typeof startFaultyLake>>
let site: Awaited<ReturnType<typeof startSiteServer>>
let version = 0

/** Changes what every page shows. Returns what `versionOf` finds once a page shows it. */
function edit(): number {
  version += 1
  lake.edit(version)
  return version
}

const versionOf = async (path: string, { origin } = site) =>
  lake.versionsIn((await rawGet(`${origin}${path}`)).body.toString())[0]

test.beforeAll(async () => {
  lake = await startFaultyLake(env.E2E_LAKE_URL)
  site = await startSiteServer({ lake: lake.url, environment: { BUILT_PAGES_DIR: '' } })
  for (const path of KEPT) {
    await expect
      .poll(async () => (await rawGet(`${site.origin}${path}`)).headers['cache-status'], {
        timeout: 30_000,
      })
      .toBe('site; hit')
  }
})

test.afterAll(async () => {
  await site.stop()
  await lake.stop()
})

test('however the Lake fails, each request gets what is promised, and what was published meanwhile shows afterwards', async () => {
  test.setTimeout(isLong ? 900_000 : 120_000)
  const table = new Map<string, Outcome[]>()
  const broken: string[] = []
  try {
    for (const fault of TRIED) {
      await lake.fail(fault)
      const requests = Object.entries(REQUESTS)
        .map(([row, request]) => [row, request()] as const)
        .filter(([, { isSlow }]) => isLong || !isSlow || !WAITING.includes(fault))
      const outcomes = await Promise.all(
        requests.map(([row, request]) => ask(site.origin, row, request)),
      )
      for (const [row, { promise }] of requests) {
        const said = outcomes.find((outcome) => outcome.row === row)?.said ?? ''
        if (!promise.test(said)) broken.push(`${fault}, ${row}: ${said}`)
      }
      // A publish: the webhook is answered nevertheless, where that does not take until a deadline.
      const published = edit()
      if (isLong || !WAITING.includes(fault)) {
        const begun = performance.now()
        const { status } = await site.report(lake.settings)
        if (status !== 200) broken.push(`${fault}, publish: ${status}`)
        outcomes.push({
          row: 'publish',
          said: String(status),
          ms: Math.round(performance.now() - begun),
        })
      }
      const during = await ask(site.origin, 'kept page after it', {
        path: '/amil-saude',
        promise: /./,
      })
      if (during.said !== '200 hit')
        broken.push(`${fault}, kept page after a publish: ${during.said}`)
      await lake.fail('none')
      const begun = performance.now()
      await expect
        .poll(() => Promise.all([versionOf('/amil-saude'), versionOf('/blog')]), {
          timeout: 40_000,
        })
        .toEqual([published, published])
      const ms = Math.round(performance.now() - begun)
      outcomes.push(during, { row: 'Lake back: caught up', said: 'the new version', ms })
      table.set(fault, outcomes)
    }
  } finally {
    print('What visitors get while the Lake fails:', table)
  }
  expect(broken).toEqual([])
})

test('under load, with faults and publishes at random, no kept page ever fails', async () => {
  test.setTimeout((SOAK_SECONDS + 120) * 1000)
  const failures: string[] = []
  const times: number[] = []
  const counts = new Map<Fault, number>()
  const end = Date.now() + SOAK_SECONDS * 1000
  const isOver = () => Date.now() > end
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; !isOver(); turn += 1) {
      const path = KEPT[turn % KEPT.length] ?? '/'
      const begun = performance.now()
      // It rejects when an answer is not whole.
      const { status, body } = await rawGet(`${site.origin}${path}`).catch((error) => ({
        status: String(error),
        body: '',
      }))
      times.push(performance.now() - begun)
      if (status !== 200 || body.length === 0)
        failures.push(`${path}: ${status}, ${body.length} bytes`)
      await pause(5)
    }
  })
  // Paths at which there is nothing.
  const strangers = (async () => {
    while (!isOver()) {
      await rawGet(`${site.origin}${unknownPath()}`).catch(() => undefined)
      await pause(200)
    }
  })()
  while (!isOver()) {
    const fault = FAULTS[Math.floor(Math.random() * FAULTS.length)] ?? 'reset'
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    await lake.fail(fault)
    edit()
    void site.report(lake.settings).catch(() => undefined)
    await pause(Math.min(SOAK_SECONDS / 4, 8) * 1000 * Math.random() + 500)
    await lake.fail('none')
    await pause(1000 * Math.random())
  }
  await Promise.all([...visitors, strangers])
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(1)} ms`
  const faults = [...counts].map(([fault, count]) => `${fault} ${count}`).join(', ')
  console.log(
    `${times.length} requests in ${SOAK_SECONDS} s, ${failures.length} failed; median ${at(0.5)}, p99 ${at(0.99)}; faults: ${faults}`,
  )
  expect(failures).toEqual([])
  expect(times.length).toBeGreaterThan(100)
})

test('pages that were kept are sent by the next process, while the Lake is dead', async () => {
  test.setTimeout(120_000)
  const published = edit()
  expect((await site.report(lake.settings)).status).toBe(200)
  await site.kill()
  await lake.fail('dead')
  const next = await startSiteServer({ lake: lake.url, pagesDir: site.pagesDir })
  try {
    for (const { path } of registry) expect(await versionOf(path, next), path).toBe(published)
    await lake.fail('none')
    const later = edit()
    await expect.poll(() => versionOf('/', next), { timeout: 30_000 }).toBe(later)
  } finally {
    await next.stop()
  }
})
