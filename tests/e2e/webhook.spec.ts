import { expect } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { env } from './support/lake.ts'
import { test } from './support/test.ts'

const CHANGE = JSON.stringify({ _id: 'claim-x', _type: 'claim' })

async function post(body: string, signature?: string): Promise<number> {
  const answer = await fetch(`${env.E2E_SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'sanity-webhook-signature': signature } : {}),
    },
    body,
  })
  return answer.status
}

const sign = (body: string, secret = env.E2E_WEBHOOK_SECRET) =>
  encodeSignatureHeader(body, Date.now(), secret)

test('a change that the Lake has signed is accepted, and so is its repetition', async () => {
  expect(await post(CHANGE)).toBe(401)
  expect(await post(CHANGE, await sign(CHANGE, 'another secret of some length'))).toBe(401)
  const signature = await sign(CHANGE)
  expect(await post(CHANGE, signature)).toBe(200)
  expect(await post(CHANGE, signature)).toBe(200)
})

test('a signed body that is no change is refused', async () => {
  for (const body of ['not json', '{"_id":"a"}']) {
    expect(await post(body, await sign(body)), body).toBe(400)
  }
})
