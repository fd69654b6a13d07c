import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

const REQUESTS = 6000
const LEFT_AFTER_MS = 2

/** Asks for a path and closes the connection before the answer. */
function askAndLeave(address: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(address, { agent: false })
    asked.on('error', () => undefined)
    asked.once('close', () => resolve())
    asked.end()
    setTimeout(() => asked.destroy(), LEFT_AFTER_MS)
  })
}

test('a flood of paths that do not exist, by visitors who leave at once, delays no publication and asks the content server nothing', async () => {
  const lake = await startFaultyLake(env.E2E_LAKE_URL)
  const site = await startSiteServer({ lake: lake.url })
  try {
    await expect
      .poll(async () => (await fetch(`${site.origin}/blog`)).headers.get('cache-status'))
      .toBe('site; hit')
    await pause(3000)
    lake.takeQueries()
    for (let sent = 0; sent < REQUESTS; sent += 50) {
      const paths = Array.from({ length: 50 }, (_, index) => `/nunca-visto-${sent + index}`)
      await Promise.all(paths.map((path) => askAndLeave(site.origin + path)))
    }
    lake.edit(1)
    const begun = performance.now()
    const published = site.report(lake.settings)
    await expect
      .poll(async () => lake.versionsIn(await (await fetch(`${site.origin}/blog`)).text())[0], {
        intervals: [50],
        timeout: 30_000,
      })
      .toBe(1)
    const ms = Math.round(performance.now() - begun)
    const queries = lake.takeQueries().filter((address) => address.includes('nunca-visto')).length
    console.log(`Fresh after ${ms} ms; ${queries} queries for ${REQUESTS} unknown paths`)
    expect((await published).status).toBe(200)
    expect(queries).toBe(0)
    // Without other work on the machine it is less than a second.
    expect(ms).toBeLessThan(5000)
  } finally {
    await site.stop()
    await lake.stop()
  }
})
