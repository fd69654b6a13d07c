import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { lake as content } from '../support/lake.ts'
import { rawGet } from '../support/rawGet.ts'
import { registry } from '../support/registry.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

// These tests run on one site, one after the other.
test.describe.configure({ mode: 'default' })

let lake: Awaited<ReturnType<typeof startFaultyLake>>
let site: Awaited<ReturnType<typeof startSiteServer>>
let version = 0

type Site = typeof site

const PATHS = registry.map(({ path }) => path)

const get = (path: string, { origin } = site) => rawGet(origin + path)
const readiness = async (of = site) => JSON.parse((await get('/api/ready', of)).body.toString())

/** Resolves when the last reading of the content server has failed as expected; null: when it was right. */
const untilRead = (problem: RegExp | null, of = site) =>
  expect
    .poll(async () => (await readiness(of)).content.problem ?? 'none', { timeout: 20_000 })
    .toMatch(problem ?? /^none$/)

/** The paths of the pages that are kept as files. */
async function keptPages({ pagesDir }: Site): Promise<string[]> {
  const files = await readdir(join(pagesDir, 'files'), { recursive: true }).catch(() => [])
  return files.filter((file) => file.endsWith('index.html')).sort()
}

/** The versions of the content that the pages show, each once, and the statuses of others than 200. */
async function shown(of = site): Promise<(number | string)[]> {
  const pages = await Promise.all(PATHS.map((path) => get(path, of)))
  const all = pages.map(({ status, body }) =>
    status === 200 ? (lake.versionsIn(body.toString())[0] ?? 'none') : `${status}`,
  )
  return [...new Set(all)]
}

const untilShown = (expected: number, of = site) =>
  expect.poll(() => shown(of), { timeout: 30_000 }).toEqual([expected])

function edit(): number {
  version += 1
  lake.edit(version)
  return version
}

test.beforeAll(async () => {
  lake = await startFaultyLake()
  edit()
  site = await startSiteServer({ lake: lake.url })
  await untilShown(version)
})

test.afterAll(async () => {
  await site.stop()
  await lake.stop()
})

const CASES: [Fault, RegExp][] = [
  ['empty', /no settings/],
  ['null', /no list of documents/],
  ['html', /no result/],
  ['no settings', /no settings/],
  ['no home page', /no home page/],
  ['no carriers', /no document of the type carrier/],
  ['half', /half of the documents/],
  ['other dataset', /half of the documents/],
]

for (const [fault, problem] of CASES) {
  test(`a content server that answers wrongly takes no page and no file away, and its edits show afterwards (${fault})`, async () => {
    await untilRead(null)
    const before = version
    const kept = await keptPages(site)
    expect(kept.length).toBeGreaterThanOrEqual(PATHS.length)
    const begun = site.printed().length

    await lake.fail(fault)
    await untilRead(problem)
    const after = edit()
    // Everything is to be renewed.
    expect((await site.report(lake.settings)).status).toBe(200)
    expect(await shown()).toEqual([before])
    expect(await keptPages(site)).toEqual(kept)
    expect((await get('/nunca-visto')).status).toBe(404)
    expect((await readiness()).ready).toBe(false)

    await lake.fail('none')
    await untilRead(null)
    await untilShown(after)
    expect(await keptPages(site)).toEqual(kept)
    const events = (level: string) =>
      site
        .printed()
        .slice(begun)
        .split('\n')
        .filter((line) => line.includes(`"level":"${level}"`) && line.includes('"comparison-'))
        .map((line) => JSON.parse(line).event)
    await expect
      .poll(() => [events('error'), events('info')])
      .toEqual([['comparison-failed'], ['comparison-back']])
  })
}

test('a page that is unpublished meanwhile vanishes at once, with its file', async () => {
  await untilRead(null)
  const page = await content.fetch<{ _id: string; _type: string; path: string }>(
    '*[_type == "article" && defined(route.path)] | order(_id asc)[0]{_id, _type, "path": route.path}',
  )
  await lake.fail('empty')
  await untilRead(/no settings/)
  expect((await site.report({ ...page, operation: 'delete' })).status).toBe(200)
  expect((await get(page.path)).status).toBe(404)
  expect(await keptPages(site)).not.toContain(`${page.path.slice(1)}/index.html`)
  await lake.fail('none')
})

test('a site that starts meanwhile sends the pages that were kept and made before, and renews them afterwards', async () => {
  await lake.fail('empty')
  const started = await startSiteServer({ lake: lake.url })
  try {
    await untilRead(/no settings/, started)
    expect((await readiness(started)).ready).toBe(false)
    const statuses = async (paths: string[]) => [
      ...new Set(await Promise.all(paths.map(async (path) => (await get(path, started)).status))),
    ]
    expect(await statuses([...PATHS, '/cotacao/amil-saude', '/dados.json'])).toEqual([200])
    expect(await statuses(['/lgpd'])).toEqual([308])
    expect(await statuses(['/nunca-visto', '/nunca-visto-outra'])).toEqual([404])
    const keeps = async () => (await keptPages(started)).length >= PATHS.length
    await expect.poll(keeps, { timeout: 30_000 }).toBe(true)
    const latest = edit()
    await lake.fail('none')
    await untilShown(latest, started)
  } finally {
    await started.stop()
  }
})
