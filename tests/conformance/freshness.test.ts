import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { expect, test } from 'vitest'

/** Runs `npm run freshness` on this Lake, while no site runs. Returns what it printed. */
function freshness(lake: string, path: string): Promise<string> {
  const { stdout } = spawn(process.execPath, ['web/cache/freshness/bin/freshness.ts', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SITE_URL: 'http://127.0.0.1:9',
      SANITY_API_HOST: lake,
      SANITY_WRITE_TOKEN: TOKEN,
    },
  })
  return text(stdout)
}

test('freshness names the tags of a page, and the changes that should have invalidated them', {
  timeout: 30_000,
}, async () => {
  const webhook = { name: 'site', url: 'http://127.0.0.1:9/api/revalidate', retryFor: 0 }
  const { client, url } = await testLake({ webhooks: [webhook] })
  await client.create({ _id: 'siteSettings', _type: 'siteSettings' })
  const route = { _type: 'route', path: '/amil-saude' }
  await client.create({ _id: 'carrier-amil', _type: 'carrier', name: 'Amil', route })
  await expect
    .poll(() => freshness(url, '/amil-saude'), { timeout: 20_000 })
    .toMatch(
      /\/amil-saude: page\. The site does not answer.*\n {2}doc:carrier-amil\n.*create carrier-amil: NOT DELIVERED: fetch failed/s,
    )
})
