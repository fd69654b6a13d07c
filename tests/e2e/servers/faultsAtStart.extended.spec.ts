import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { buildPages } from '@elos/stack/steps/build'
import { expect } from '@playwright/test'
import { FAULTS, type Fault, startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { copyAsOldBuild } from '../support/oldBuild.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The long form tries every way in which a Lake can fail. */
const isLong = process.env.FAULTS === 'long'

for (const fault of isLong ? FAULTS : (['hang'] satisfies Fault[])) {
  test(`a site that is started while the Lake fails (${fault}) sends the pages of its build, however old it is, and a 503 for others`, async () => {
    const lake = await startFaultyLake(env.E2E_LAKE_URL)
    const build = await copyAsOldBuild()
    await lake.fail(fault)
    const begun = performance.now()
    const site = await startSiteServer({
      lake: lake.url,
      environment: { SITE_DIST: build.name },
    })
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
      await build.remove()
      await lake.stop()
    }
  })
}

for (const fault of isLong ? FAULTS : (['dead'] satisfies Fault[])) {
  test(`a build while the Lake fails (${fault}) has every page or ends with an error, and leaves other builds alone`, async () => {
    test.setTimeout(900_000)
    const buildId = () => readFileSync(join(TOP, 'web', env.E2E_SITE_DIST, 'BUILD_ID'), 'utf8')
    const before = buildId()
    const lake = await startFaultyLake(env.E2E_LAKE_URL)
    const fresh = await freshSettings(`faults-${fault}`)
    const settings = { ...fresh, ports: { ...fresh.ports, lake: Number(new URL(lake.url).port) } }
    await lake.fail(fault)
    const outcome = await buildPages(settings, env.E2E_SITE_DIST)
      .then(() => 'built', String)
      .finally(lake.stop)
      .finally(fresh.remove)
    console.log(`${fault}: ${outcome.split('\n')[0]}`)
    // A slow Lake is waited for.
    if (fault === 'slow') expect(outcome).toBe('built')
    else expect(outcome).toMatch(/site-build/)
    expect(buildId()).toBe(before)
  })
}
