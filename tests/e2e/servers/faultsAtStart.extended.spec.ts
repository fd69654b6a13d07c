import { expect } from '@playwright/test'
import { FAULTS, type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The long form tries every way in which a Lake can fail. */
const isLong = process.env.FAULTS === 'long'

/** Paths of a page, of a form for a quote, of a redirect and of files. */
const BUILT = [
  ...['/', '/amil-saude', '/blog', '/cotacao/amil-saude', '/lgpd', '/blog/rss.xml', '/dados.json'],
]

for (const fault of isLong ? FAULTS : (['hang', 'dead'] satisfies Fault[])) {
  test(`started while the Lake fails, the site sends what its build has made, and the 404 page for other paths (${fault})`, async () => {
    const lake = await startFaultyLake()
    await lake.fail(fault)
    const site = await startSiteServer({ lake: lake.url })
    try {
      for (const path of BUILT) {
        expect((await fetch(`${site.origin}${path}`)).status, path).toBe(200)
      }
      // The paths are unknown until the first reading has failed.
      await expect
        .poll(async () => (await fetch(`${site.origin}/nunca-visto`)).status, { timeout: 30_000 })
        .toBe(404)
      const unseen = await fetch(`${site.origin}/nunca-visto`)
      expect(await unseen.text()).toMatch(/Página Não Encontrada<\/h1>/)
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
