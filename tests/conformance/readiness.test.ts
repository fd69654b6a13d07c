import { testLake } from '@elos/lake/testing/lake'
import { readReadiness } from '@elos/studio/status/readiness'
import { readEnvironment } from '@elos/web/env'
import { askLake } from '@elos/web/server/askLake'
import { createHealth, type SiteState } from '@elos/web/server/health'
import { serve } from '@elos/web/testing/server'
import { expect, test } from 'vitest'

const NEW: SiteState = {
  version: '0123456789ab',
  startedAt: new Date(),
  nextIsUp: true,
  redisIsUp: null,
  storedPages: 0,
  failedPages: [],
  refusedSettings: [],
  lastRenewal: null,
  lastWebhook: null,
  lastComparison: null,
}

const BUSY: SiteState = {
  ...NEW,
  redisIsUp: false,
  lastRenewal: new Date(),
  lastWebhook: { at: new Date(), status: 503 },
  lastComparison: new Date(),
}

test.each([
  ['a site that just started', NEW, true],
  ['a site without Redis', BUSY, false],
])("the Studio's tool can read what %s says of itself", async (_, site, ready) => {
  const health = createHealth({
    state: () => site,
    askLake: async () => ({ up: true, ms: 3, editedAt: new Date().toISOString() }),
    studioUrl: 'http://localhost:3333',
  })
  const { origin } = await serve((request, response) => {
    health(request.url ?? '', request, response)
  })
  expect(await readReadiness(origin)).toMatchObject({ ready })
})

test('the newest edit that the site tells of is one of content, not a lead', async () => {
  const { client, url } = await testLake()
  const page = await client.create({ _id: 'page', _type: 'page' })
  await client.create({ _id: 'lead.1', _type: 'lead' })
  const env = readEnvironment({ SANITY_API_HOST: url })
  expect(await askLake(env, AbortSignal.timeout(5000))).toMatchObject({
    up: true,
    editedAt: page._updatedAt,
  })
})
