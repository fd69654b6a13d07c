import { once } from 'node:events'
import { createServer } from 'node:http'
import { readReadiness } from '@elos/studio/status/readiness'
import { createHealth, type SiteState } from '@elos/web/server/health'
import { expect, onTestFinished, test } from 'vitest'

const NEW: SiteState = {
  version: '0123456789ab',
  startedAt: new Date(),
  nextIsUp: true,
  redisIsUp: null,
  storedPages: 0,
  failedRenewals: 0,
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
  const server = createServer((request, response) => {
    health(request.url ?? '', request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await readReadiness(`http://127.0.0.1:${port}`)).toMatchObject({ ready })
})
