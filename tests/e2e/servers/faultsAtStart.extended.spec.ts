import { expect } from '@playwright/test'
import { FAULTS, type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The long form tries every way in which a Lake can fail. */
const isLong = process.env.FAULTS === 'long'

for (const fault of isLong ? FAULTS : (['hang'] satisfies Fault[])) {
  test(`a site that is started while the Lake fails (${fault}) sends the pages of its build, and a 503 for others`, async () => {
    const lake = await startFaultyLake(env.E2E_LAKE_URL)
    await lake.fail(fault)
    const begun = performance.now()
    const site = await startSiteServer({ lake: lake.url })
    console.log(
      `${fault}: home page sent ${Math.round(performance.now() - begun)} ms after the start`,
    )
    try {
      for (const path of ['/', '/amil-saude', '/blog', '/blog/rss.xml', '/dados.json']) {
        expect((await fetch(`${site.origin}${path}`)).status, path).toBe(200)
      }
      const unseen = await fetch(`${site.origin}/nunca-visto`)
      expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'no-store'])
      await lake.fail('none')
      await expect
        .poll(async () => (await fetch(`${site.origin}/nao-existe`)).status, { timeout: 60_000 })
        .toBe(404)
    } finally {
      await site.stop()
      await lake.stop()
    }
  })
}
