import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { recentDeliveries } from '@elos/web/cache/freshness/deliveries'
import { serve } from '@elos/web/http/testing/server'
import { expect, test } from 'vitest'
import { siteClient } from './siteClient.ts'

/** Starts a site that responds to every webhook with this status and text. Returns its webhook's URL. */
async function siteThatResponds(status: number, text: string): Promise<string> {
  const { origin } = await serve((_, response) => response.writeHead(status).end(text))
  return `${origin}/api/revalidate`
}

/** Publishes a carrier in a Lake with a webhook to this site. Returns a client of that Lake. */
async function publishCarrier(site: string, retryFor = 0) {
  const { client, url } = await testLake({ webhooks: [{ name: 'site', url: site, retryFor }] })
  await client.create({ _id: 'carrier-amil', _type: 'carrier' })
  return siteClient(url, TOKEN)
}

test.each([
  ['the tags that the site invalidated', 200, ['doc:carrier-amil', 'site'], null],
  ['the reason why the site refused it', 401, [], expect.stringContaining('401')],
])('a delivery contains the change, and %s', async (_, status, tags, problem) => {
  const site = await siteThatResponds(status, '{"tags":["doc:carrier-amil","site"]}')
  const client = await publishCarrier(site)
  const delivery = { document: 'carrier-amil', operation: 'create', tags, problem }
  await expect.poll(() => recentDeliveries(client)).toMatchObject([delivery])
})

test('a change that was sent several times is one delivery', async () => {
  const site = await siteThatResponds(503, 'Unavailable')
  const client = await publishCarrier(site, 2000)
  await expect
    .poll(async () => (await recentDeliveries(client)).map(({ attempts }) => attempts > 1))
    .toEqual([true])
})
