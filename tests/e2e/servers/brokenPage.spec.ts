import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { STARTED, startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

const PATH = '/amil-saude'
/** A change of the document that the page is about, and few others state. */
const CHANGE = { _id: 'carrier-amil', _type: 'carrier' }
/** Milliseconds in which the site has tried a token twice: 10 s, a pause of 30 s, 10 s (web/operations/tryTokens.ts). */
const TRIAL_MS = 50_000

test('a page that cannot be made is named once in the log and to who publishes and watches, until it can be made', async () => {
  const lake = await startFaultyLake()
  // The site has no pages of its build, so that nothing but the page is about this path.
  const site = await startSiteServer({ lake: lake.url, environment: { BUILT_PAGES_DIR: '' } })
  const ready = async () => (await fetch(`${site.origin}/api/ready`)).json()
  try {
    await expect
      .poll(async () => (await fetch(site.origin + PATH)).headers.get('cache-status'), STARTED)
      .toBe('site; hit')
    await expect.poll(async () => (await ready()).pages.failed, STARTED).toEqual([])
    lake.breakPage(PATH)
    const published = await site.report(CHANGE)
    expect(published.status).toBe(200)
    expect((await published.json()).failed).toContain(PATH)
    expect(await ready()).toMatchObject({ ready: true, pages: { failed: [PATH] } })
    expect((await fetch(site.origin + PATH)).status).toBe(200)

    const lines = site
      .printed()
      .split('\n')
      .filter((line) => line.includes('page-failed') && line.includes(PATH))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'page-failed', path: PATH, count: 1 })

    lake.breakPage(undefined)
    const mended = await site.report(CHANGE)
    expect((await mended.json()).rendered).toContain(PATH)
    expect((await ready()).pages.failed).toEqual([])
  } finally {
    await site.stop()
    await lake.stop()
  }
})

test('a token that the content server refuses is named in the log and to who watches', async () => {
  const site = await startSiteServer({
    lake: env.E2E_LAKE_URL,
    environment: { SANITY_WRITE_TOKEN: 'skErrado' },
  })
  try {
    const refused = async () =>
      (await (await fetch(`${site.origin}/api/ready`)).json()).settings.refused
    await expect.poll(refused, { timeout: TRIAL_MS }).toEqual(['SANITY_WRITE_TOKEN'])
    expect(site.printed()).toMatch(/"setting-refused".*check SANITY_WRITE_TOKEN/)
    expect(site.printed()).not.toContain('skErrado')
  } finally {
    await site.stop()
  }
})
