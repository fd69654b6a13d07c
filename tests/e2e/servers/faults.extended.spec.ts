import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { FAULTS, type Fault, LOSSES, startFaultyLake } from '../support/faultyLake.ts'
import { newEmail } from '../support/forms.ts'
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

interface Request {
  path: string
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  /** The promised answer, as `inWords` says it. */
  promise: RegExp
  /** Whether only the long form tries it under faults that end with a deadline. */
  isSlow?: boolean
}

const contact = { name: 'Maria José', email: newEmail(), phone: '11988887777' }

/** A page that is made for each request, from content that the site has kept. */
const ANSWER = '/portabilidade/resposta?situacao=ativo'

/** A path at which nothing was ever published. */
const unknownPath = () => `/nunca-visto-${crypto.randomUUID()}`
/** Paths of pages of which nothing but the page is kept, another one each time: what was asked for meanwhile is made later. */
const unasked = registry
  .map(({ path }) => path)
  .filter((path) => path !== '/')
  .values()
const nextUnasked = () => unasked.next().value ?? '/'
const UNAVAILABLE = /^503 no-store, again in \d+ s$/

const requests = (): Record<string, Request> => ({
  'kept page': { path: '/amil-saude', promise: /^200 hit$/ },
  'kept feed': { path: '/blog/rss.xml', promise: /^200 hit$/ },
  'kept sitemap': { path: '/sitemap.xml', promise: /^200 hit$/ },
  'data of the forms': { path: '/dados.json', promise: /^200 hit$/ },
  'unknown path': { path: unknownPath(), promise: /^404 / },
  'quote form not kept': { path: `/cotacao${nextUnasked()}`, promise: UNAVAILABLE },
  'Markdown not kept': { path: `${nextUnasked()}.md`, promise: UNAVAILABLE },
  'search of questions': {
    path: '/parceiros-elos/perguntas?busca=comissao',
    promise: UNAVAILABLE,
  },
  'portability answer': { path: ANSWER, promise: /^200$/ },
  'form without script': {
    path: '/api/contato',
    method: 'POST',
    form: contact,
    promise: /^303 chat/,
  },
  'image not kept': {
    path: '/images/elos/production/none-1x1.svg',
    promise: /^(404|502|503) no-store/,
    isSlow: true,
  },
})

function inWords(status: number, headers: Headers): string {
  const again = headers.get('retry-after')
  const isHit = status === 200 && headers.get('cache-status')?.includes('hit')
  const isChat = headers.get('location')?.startsWith('https://wa.me/')
  const cache = status >= 400 ? ` ${headers.get('cache-control')}` : ''
  const later = again ? `, again in ${again} s` : ''
  return `${status}${isHit ? ' hit' : ''}${isChat ? ' chat' : ''}${cache}${later}`
}

/** Sends a request. Returns its answer in words. */
async function ask({ path, method = 'GET', form }: Omit<Request, 'promise'>): Promise<string> {
  const { origin } = site
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    ...(form ? { body: new URLSearchParams(form), headers: { origin } } : {}),
  })
  await answer.arrayBuffer()
  return inWords(answer.status, answer.headers)
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
  lake = await startFaultyLake()
  site = await startSiteServer({ lake: lake.url, environment: { BUILT_PAGES_DIR: '' } })
  for (const path of KEPT) {
    await expect
      .poll(async () => (await rawGet(`${site.origin}${path}`)).headers['cache-status'], {
        timeout: 30_000,
      })
      .toBe('site; hit')
  }
  expect(await ask({ path: ANSWER })).toBe('200')
})

test.afterAll(async () => {
  await site.stop()
  await lake.stop()
})

test('however the Lake fails, each request gets what is promised, and what was published meanwhile shows afterwards', async () => {
  test.setTimeout(isLong ? 900_000 : 120_000)
  for (const fault of TRIED) {
    await test.step(fault, async () => {
      await lake.fail(fault)
      const waits = WAITING.includes(fault) && !isLong
      const tried = Object.entries(requests()).filter(([, { isSlow }]) => !isSlow || !waits)
      await Promise.all(
        tried.map(async ([what, request]) =>
          expect.soft(await ask(request), `${fault}, ${what}`).toMatch(request.promise),
        ),
      )
      // A publish: the webhook is answered nevertheless, where that does not take until a deadline.
      const published = edit()
      if (!waits) expect.soft((await site.report(lake.settings)).status, fault).toBe(200)
      expect.soft(await ask({ path: '/amil-saude' }), `${fault}, after a publish`).toBe('200 hit')
      await lake.fail('none')
      await expect
        .poll(() => Promise.all([versionOf('/amil-saude'), versionOf('/blog')]), {
          timeout: 40_000,
        })
        .toEqual([published, published])
    })
  }
})

test('under load, with faults and publishes at random, no kept page ever fails', async () => {
  test.setTimeout((SOAK_SECONDS + 120) * 1000)
  const failures: string[] = []
  let requested = 0
  const end = Date.now() + SOAK_SECONDS * 1000
  const isOver = () => Date.now() > end
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; !isOver(); turn += 1) {
      const path = KEPT[turn % KEPT.length] ?? '/'
      // It rejects when an answer is not whole.
      const { status, body } = await rawGet(`${site.origin}${path}`).catch((error) => ({
        status: String(error),
        body: '',
      }))
      requested += 1
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
  const all = [...FAULTS, ...LOSSES]
  while (!isOver()) {
    await lake.fail(all[Math.floor(Math.random() * all.length)] ?? 'reset')
    edit()
    void site.report(lake.settings).catch(() => undefined)
    await pause(Math.min(SOAK_SECONDS / 4, 8) * 1000 * Math.random() + 500)
    await lake.fail('none')
    await pause(1000 * Math.random())
  }
  await Promise.all([...visitors, strangers])
  expect(failures).toEqual([])
  expect(requested).toBeGreaterThan(100)
})

test('pages that were kept are sent by the next process, while the Lake is dead', async () => {
  test.setTimeout(120_000)
  const published = edit()
  // After the faults of the tests before, the site makes nothing from what the Lake answers until it has compared again.
  const failed = async () => (await (await site.report(lake.settings)).json()).failed ?? []
  await expect.poll(failed, { timeout: 30_000 }).toEqual([])
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
