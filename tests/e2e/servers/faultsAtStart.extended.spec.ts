import { expect } from '@playwright/test'
import { FAULTS, type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The long form tries every way in which a Lake can fail. */
const isLong = process.env.FAULTS === 'long'

for (const fault of isLong ? FAULTS : (['hang', 'dead'] satisfies Fault[])) {
  test(`started while the Lake fails, the site sends the pages of its build, and a 503 page for other paths (${fault})`, async () => {
    const lake = await startFaultyLake()
    await lake.fail(fault)
    const site = await startSiteServer({ lake: lake.url })
    try {
      for (const path of ['/', '/amil-saude', '/blog', '/blog/rss.xml', '/dados.json']) {
        expect((await fetch(`${site.origin}${path}`)).status, path).toBe(200)
      }
      const unseen = await fetch(`${site.origin}/nunca-visto`)
      expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(await unseen.text()).toMatch(/Algo saiu do lugar<\/h1>/)
      // A path that nobody may have published is not tried again, so that no flood of them fills the memory.
      expect((await (await fetch(`${site.origin}/api/ready`)).json()).pages.failed).toEqual([])
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
