import { testLake } from '@elos/lake/testing/lake'
import { NEWEST_EDIT } from '@elos/studio/desk/status/queries'
import { readReadiness } from '@elos/studio/desk/status/readiness'
import { serve } from '@elos/web/http/testing/server'
import { readinessOf } from '@elos/web/operations/readiness'
import { siteState } from '@elos/web/operations/testing/siteState'
import { expect, test } from 'vitest'

test.each([
  ['a site that just started', siteState({ lastRenewal: null, lastWebhook: null }), true],
  ['a site without Redis', siteState({ connection: 'lost', lastComparison: new Date() }), false],
])("the Studio's tool can read what %s says of itself", async (_, site, ready) => {
  const { origin } = await serve((__, response) => {
    response.end(JSON.stringify(readinessOf(true, site, Date.now())))
  })
  expect(await readReadiness(origin)).toMatchObject({ ready })
})

test('the newest edit that the Studio tells of is one of content, not a lead', async () => {
  const { client } = await testLake()
  const page = await client.create({ _id: 'page', _type: 'page' })
  await client.create({ _id: 'lead.1', _type: 'lead' })
  expect(await client.fetch(NEWEST_EDIT.fetch)).toBe(page._updatedAt)
})
