import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { recentDeliveries } from '@elos/web/freshness/deliveries'
import { serve } from '@elos/web/testing/server'
import { createClient } from 'next-sanity'
import { expect, test } from 'vitest'

/** Starts a site that responds to every webhook with this status and text. Returns its webhook's URL. */
async function siteThatResponds(status: number, text: string): Promise<string> {
  const { origin } = await serve((_, response) => response.writeHead(status).end(text))
  return `${origin}/api/revalidate`
}

/** Publishes a carrier in a Lake with a webhook to this site. Returns a client of that Lake. */
async function publishCarrier(site: string, retryFor = 0) {
  const { client, url } = await testLake({ webhooks: [{ name: 'site', url: site, retryFor }] })
  await client.create({ _id: 'carrier-amil', _type: 'carrier' })
  return createClient({
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
  })
}

test('a delivery contains the change, and the tags that the site invalidated', async () => {
  const site = await siteThatResponds(200, '{"tags":["doc:carrier-amil","site"]}')
  const client = await publishCarrier(site)
  await expect
    .poll(() => recentDeliveries(client))
    .toMatchObject([
      {
        document: 'carrier-amil',
        operation: 'create',
        tags: ['doc:carrier-amil', 'site'],
        problem: null,
      },
    ])
})

test('a delivery that the site refused has a reason, and no tags', async () => {
  const site = await siteThatResponds(401, 'Unauthorized')
  const client = await publishCarrier(site)
  await expect
    .poll(() => recentDeliveries(client))
    .toMatchObject([
      { document: 'carrier-amil', tags: [], problem: expect.stringContaining('401') },
    ])
})

test('a change that was sent several times is one delivery', async () => {
  const site = await siteThatResponds(503, 'Unavailable')
  const client = await publishCarrier(site, 2000)
  await expect
    .poll(async () => (await recentDeliveries(client)).map(({ attempts }) => attempts > 1))
    .toEqual([true])
})
